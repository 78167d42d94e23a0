import type { OwnTask, TaskInput, TaskReview } from '@somo/graphql/schema'
import { read, type TestOrganisation } from '../../../testing/testOrganisation.ts'
import type { TestCaller } from '../../../testing/testIssuer.ts'

/** The tables that a test of tasks empties. */
export const taskTables = 'task, task_submission, task_file, notification, idempotence_key'

/** What a mutation answers, beside its object. */
export interface Answer {
  readonly userErrors: readonly { readonly code: string; readonly path: readonly string[] }[]
}

const files = 'files { uuid name mediaType size sha256 url }'
const versions = `versions { number text link ${files} handedInAt sha256 receipt decision comment points reviewer }`
/** Everything of an own task. */
export const ownFields = `uuid title instructions ${files} state isLate dueAt returnsLeft refusal points
  draft { text link sequence savedAt ${files} } ${versions}`
/** Everything of a review. */
export const reviewFields = `uuid task person { name } state isLate ${versions} claimedBy isMine canRelease feedback feedbackPoints returnsLeft revision`
const errors = 'userErrors { code path }'

/** Asks and changes one field of the namespace. */
function createCalls(organisation: TestOrganisation, callerOf: (name: string) => TestCaller) {
  const call = async (kind: 'query' | 'mutation', field: string, who: string, variables: object = {}, head = '') =>
    read(
      await organisation.server.call(
        `${kind} ${head} { ${kind === 'query' ? 'tasks' : 'task'} { it: ${field} } }`,
        variables,
        callerOf(who),
      ),
      kind === 'query' ? 'tasks' : 'task',
      'it',
    )
  const ask = (field: string, who: string) => call('query', field, who)
  const act = (field: string, who: string) => call('mutation', field, who)
  return { call, ask, act }
}

/** Sets tasks. */
function createSetting(organisation: TestOrganisation, { call, act }: ReturnType<typeof createCalls>) {
  const inputOf = (given: Partial<TaskInput> = {}): TaskInput => ({
    title: 'Field report',
    instructions: 'Write **two** pages.',
    ownerUnit: organisation.units.class5a,
    units: [{ unit: organisation.units.class5a, withSubUnits: true }],
    people: [],
    opensOn: null,
    dueOn: null,
    lateRule: 'ALLOW',
    lateOn: null,
    resubmissions: 1,
    answerKinds: ['TEXT', 'FILES', 'LINK'],
    reviewedBy: 'UNIT_MANAGERS',
    reviewers: [],
    grading: 'PASS_FAIL',
    maxPoints: null,
    passPoints: null,
    ...given,
  })
  let made = 0
  const create = async (given: Partial<TaskInput> = {}, who = 'manager') =>
    (await call(
      'mutation',
      `create(input: $input, idempotenceKey: $key) { task { uuid revision state } ${errors} }`,
      who,
      { input: inputOf(given), key: `task ${(made += 1)}` },
      '($input: TaskInput!, $key: String!)',
    )) as Answer & { task: { uuid: string; revision: number } | null }
  return {
    inputOf,
    create,
    /** A published task. Returns its uuid. */
    async publish(given: Partial<TaskInput> = {}, who = 'manager'): Promise<string> {
      const { task, userErrors } = await create(given, who)
      if (task === null) throw new Error(JSON.stringify(userErrors))
      const answer = (await act(
        `step(uuid: "${task.uuid}", revision: ${task.revision}, step: PUBLISH) { task { state } ${errors} }`,
        who,
      )) as Answer
      if (answer.userErrors.length > 0) throw new Error(JSON.stringify(answer))
      return task.uuid
    },
  }
}

/** Hands in and reviews. */
function createActs(organisation: TestOrganisation, { ask, act }: ReturnType<typeof createCalls>) {
  return {
    own: (task: string, who = 'pupil') => ask(`own(uuid: "${task}") { ${ownFields} }`, who) as Promise<OwnTask | null>,
    saveDraft: (task: string, text: string, sequence: number, who = 'pupil') =>
      act(
        `saveDraft(input: { task: "${task}", text: "${text}", link: "", sequence: ${sequence} }) { task { ${ownFields} } ${errors} }`,
        who,
      ) as Promise<Answer & { task: OwnTask | null }>,
    handIn: (task: string, number: number, text = 'My answer', who = 'pupil') =>
      act(
        `handIn(input: { task: "${task}", text: "${text}", link: "", sequence: 0 }, number: ${number}) { task { ${ownFields} } ${errors} }`,
        who,
      ) as Promise<Answer & { task: OwnTask | null }>,
    claimNext: async (who = 'manager', task: string | null = null) =>
      (
        (await act(
          `claimNext(task: ${JSON.stringify(task)}, skip: []) { review { ${reviewFields} } ${errors} }`,
          who,
        )) as Answer & { review: TaskReview | null }
      ).review,
    claim: (submission: string, who = 'manager') =>
      act(`claim(submission: "${submission}") { review { ${reviewFields} } ${errors} }`, who) as Promise<
        Answer & { review: TaskReview | null }
      >,
    review: (submission: string, version: number, rest: string, who = 'manager') =>
      act(
        `review(input: { submission: "${submission}", version: ${version}, ${rest} }) { review { ${reviewFields} } ${errors} }`,
        who,
      ) as Promise<Answer & { review: TaskReview | null }>,
    submissionOf: async (task: string, who = 'pupil'): Promise<string> =>
      (
        await organisation.server.database.pool.query<{ uuid: string }>(
          'select uuid from task_submission where task = $1 and person = $2',
          [task, organisation.uuidOf(who)],
        )
      ).rows[0]?.uuid ?? '',
  }
}

/** Calls of people about tasks. */
export function createTaskScenario(organisation: TestOrganisation, callerOf: (name: string) => TestCaller) {
  const calls = createCalls(organisation, callerOf)
  return { ...calls, ...createSetting(organisation, calls), ...createActs(organisation, calls) }
}
