import { beforeEach } from 'vitest'
import { inTransaction } from '../../../database/transaction.ts'
import { createUuid } from '../../../database/uuid.ts'
import {
  callerOf,
  read,
  startTestOrganisation,
  testPeople,
  type TestOrganisation,
} from '../../../testing/testOrganisation.ts'
import { recordEvents } from '../../learning/learningEvents.ts'
import { publishTestMedium } from '../../learning/testing/testMedia.ts'

/** What a mutation of a path answers. */
export interface PathAnswer {
  readonly path: { readonly uuid: string; readonly revision: number; readonly state: string } | null
  readonly preview?: { readonly digest: string } | null
  readonly userErrors: readonly { readonly code: string; readonly path: readonly string[] }[]
}

/** A stage of a test; media by name. */
export interface TestStage {
  readonly items: readonly string[]
  readonly needed?: number
  readonly dueDays?: number
  readonly afterPrevious?: boolean
  readonly opensOn?: string
  readonly opensDays?: number
  readonly score?: readonly [medium: string, least: number]
}

const parts = '{ path { uuid revision state } userErrors { code path } }'

type MediumOf = (name: string) => string

/** Calls of `learningPaths` and `learningPath`. */
function createCalls(organisation: TestOrganisation, mediumOf: MediumOf) {
  const pool = () => organisation.server.database.pool
  async function ask(
    kind: 'query' | 'mutation',
    field: string,
    who = 'above',
    variables: object = {},
  ): Promise<unknown> {
    const namespace = kind === 'query' ? 'learningPaths' : 'learningPath'
    const names = Object.keys(variables)
    const declared = names.includes('stages') ? '($stages: [LearningPathStageInput!]!)' : ''
    const answer = await organisation.server.call(
      `${kind} ${declared} { ${namespace} { it: ${field} } }`,
      variables,
      callerOf(who),
    )
    return read(answer, namespace, 'it')
  }
  const act = async (field: string, who?: string, variables?: object): Promise<PathAnswer> =>
    (await ask('mutation', field, who, variables)) as PathAnswer

  const inputOf = (stages: readonly TestStage[]) =>
    stages.map(({ items, score, afterPrevious = true, ...rest }, place) => ({
      titles: [{ locale: 'en', text: `Stage ${place + 1}` }],
      items: items.map(mediumOf),
      afterPrevious,
      ...rest,
      ...(score === undefined ? {} : { scoreMedium: mediumOf(score[0]), scoreMin: score[1] }),
    }))

  const revisionOf = async (uuid: string): Promise<number> => {
    const { rows } = await pool().query<{ revision: number }>('select revision from learning_path where uuid = $1', [
      uuid,
    ])
    return rows[0]?.revision ?? 0
  }
  const saveStages = async (uuid: string, stages: readonly TestStage[], who?: string) =>
    act(`updateStages(uuid: "${uuid}", revision: ${await revisionOf(uuid)}, stages: $stages) ${parts}`, who, {
      stages: inputOf(stages),
    })
  return { ask, act, revisionOf, saveStages }
}

/** What authors do. */
function createAuthor(organisation: TestOrganisation, calls: ReturnType<typeof createCalls>) {
  const { ask, act, revisionOf, saveStages } = calls
  const pool = () => organisation.server.database.pool
  const previewOf = async (uuid: string) =>
    (await ask(
      'query',
      `movePreview(uuid: "${uuid}") { people completes changes loses unchanged digest sample { name } }`,
    )) as {
      people: number
      completes: number
      changes: number
      loses: number
      unchanged: number
      digest: string
      sample: { name: string }[]
    }
  const publish = async (uuid: string, movesPeople = false, digest = '', who?: string) =>
    act(
      `publish(uuid: "${uuid}", revision: ${await revisionOf(uuid)}, movesPeople: ${String(movesPeople)}, digest: "${digest}")
        { path { uuid revision state } preview { digest } userErrors { code path } }`,
      who,
    )
  const create = (title: string, unit: string, who?: string) =>
    act(`create(input: { title: "${title}", locale: "en", ownerUnit: "${unit}" }) ${parts}`, who)

  /** A published path of the school that everybody below it can begin. */
  async function publishPath(...stages: readonly TestStage[]): Promise<string> {
    const { path } = await create('Onboarding', organisation.units.school)
    const uuid = path?.uuid ?? ''
    await saveStages(uuid, stages)
    await publish(uuid)
    await pool().query(`update learning_path set booking = 'OPEN' where uuid = $1`, [uuid])
    return uuid
  }

  return { previewOf, publish, create, publishPath }
}

/** What learners do and see. */
function createLearner(organisation: TestOrganisation, mediumOf: MediumOf) {
  const pool = () => organisation.server.database.pool
  async function learn(kind: 'query' | 'mutation', field: string, who = 'pupil'): Promise<unknown> {
    return read(
      await organisation.server.call(`${kind} { learning { it: ${field} } }`, {}, callerOf(who)),
      'learning',
      'it',
    )
  }
  const begin = async (path: string, who?: string) =>
    (await learn(
      'mutation',
      `enrol(medium: "${path}", locale: "en") { enrolment { uuid } userErrors { code } }`,
      who,
    )) as {
      enrolment: { uuid: string } | null
      userErrors: { code: string }[]
    }
  const detail = async (path: string, who?: string) =>
    (await learn(
      'query',
      `ofMedium(medium: "${path}", locale: "en") { enrolment { state action progress completedParts parts medium { kind title } }
        stages { title state needed done total dueAt lock { previous opensAt scoreMedium { title } scoreMin } items { isDone action } } }`,
      who,
    )) as {
      enrolment: { state: string; action: string; progress: number; completedParts: number; parts: number }
      stages: {
        state: string
        done: number
        lock: Record<string, unknown> | null
        items: { action: string | null }[]
      }[]
    } | null
  const statesOf = async (path: string, who?: string) =>
    ((await detail(path, who))?.stages ?? []).map(({ state }) => state)

  /** Completes the latest cycle of a medium, or a first one, as the last write of a player does. */
  const complete = (name: string, who = 'pupil', score: number | null = null): Promise<void> =>
    inTransaction(pool(), async (client) => {
      const person = organisation.uuidOf(who)
      await client.query(
        `insert into enrolment (uuid, person, medium, access) values ($1, $2, $3, 'CLOSED') on conflict do nothing`,
        [createUuid(), person, mediumOf(name)],
      )
      const { rows } = await client.query<{ uuid: string }>(
        `update enrolment set progress_state = 'COMPLETED', progress = 100, completed_at = now(), started_at = coalesce(started_at, now()), score = $3
          where person = $1 and medium = $2 and is_latest returning uuid`,
        [person, mediumOf(name), score],
      )
      await recordEvents(client, [{ kind: 'COMPLETED', enrolment: rows[0]?.uuid ?? '', score }])
    })

  /** The media that somebody has open, by name, with why. */
  async function openMedia(who = 'pupil'): Promise<string[]> {
    const { rows } = await pool().query<{ title: string }>(
      `select m.title from enrolment e join medium m on m.uuid = e.medium
        where e.person = $1 and e.access = 'OPEN' and e.completed_at is null order by m.title`,
      [organisation.uuidOf(who)],
    )
    return rows.map(({ title }) => title.slice(-1))
  }

  return { learn, begin, detail, statesOf, complete, openMedia }
}

/** Media with the names a to h, people around class 5a, and calls of learning paths. Register it once a file. */
export function startPathScenario() {
  const organisation = startTestOrganisation(
    testPeople,
    'learning_path, assignment, assignment_recheck, learning_event, enrolment, medium, idempotence_key',
  )
  const pool = () => organisation.server.database.pool
  const media = new Map<string, string>()
  beforeEach(async () => {
    for (const name of 'abcdefgh') {
      const medium = { kind: 'PAGE', title: `Page ${name}`, unit: organisation.units.school } as const
      media.set(name, (await publishTestMedium(pool(), medium)).medium)
    }
  })
  const mediumOf: MediumOf = (name) => media.get(name) ?? ''
  const calls = createCalls(organisation, mediumOf)
  return {
    organisation,
    pool,
    mediumOf,
    ...calls,
    ...createAuthor(organisation, calls),
    ...createLearner(organisation, mediumOf),
    uuidOf: (name: string): string => organisation.uuidOf(name),
  }
}
