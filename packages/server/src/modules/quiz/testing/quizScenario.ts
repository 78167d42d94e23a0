import { createUuid } from '../../../database/uuid.ts'
import { callerOf, type TestOrganisation, read } from '../../../testing/testOrganisation.ts'
import { publishTestMedium } from '../../learning/testing/testMedia.ts'
import type { QuestionContent } from '../core/questionContent.ts'
import { addQuestion } from '../bank/questionStore.ts'

type Answer = Record<string, unknown>

/** A question with one right option. */
export const singleChoice = (stem: string): QuestionContent => ({
  type: 'SINGLE',
  stem,
  options: [
    { id: 'yes', text: 'Yes', weight: 100, feedback: 'Well done.' },
    { id: 'no', text: 'No', weight: 0, feedback: 'Read again.' },
  ],
})

/** A drawn question as a test reads it. */
export interface OpenQuestion {
  readonly position: number
  readonly sequence: number
  readonly question: string
  readonly answer: string | null
}

/** Calls of `quiz` and `learning` for tests. */
export function createQuizScenario(organisation: TestOrganisation) {
  const pool = () => organisation.server.database.pool
  const ask = async (kind: 'query' | 'mutation', space: string, field: string, who = 'pupil') => {
    const text = `${kind} { ${space} { it: ${field} } }`
    return read(await organisation.server.call(text, {}, callerOf(who)), space, 'it') as Answer
  }
  return {
    pool,
    ask,
    async addQuestion(content: QuestionContent): Promise<{ question: string; version: string }> {
      const client = await pool().connect()
      try {
        const fields = { content, title: null, points: 1, tags: [] }
        const question = await addQuestion(client, 'root', organisation.units.school, fields)
        const { rows } = await client.query<{ uuid: string }>('select uuid from question_version where question = $1', [
          question,
        ])
        return { question, version: rows[0]?.uuid ?? '' }
      } finally {
        client.release()
      }
    },
    publish: (settings: object, more: { passMark?: number; attemptLimit?: number } = {}) =>
      publishTestMedium(pool(), {
        kind: 'QUIZ',
        title: 'Final test',
        unit: organisation.units.school,
        passMark: 50,
        content: settings as Record<string, unknown>,
        ...more,
      }),
    async start(medium: string, who = 'pupil'): Promise<{ attempt: string; device: string; enrolment: string }> {
      const enrol = `enrol(medium: "${medium}", locale: "en") { enrolment { uuid } }`
      const enrolled = await ask('mutation', 'learning', enrol, who)
      const { uuid: enrolment } = enrolled['enrolment'] as { uuid: string }
      const device = createUuid()
      const start = `start(enrolment: "${enrolment}", device: "${device}") { attempt { uuid } }`
      const started = await ask('mutation', 'learning', start, who)
      return { attempt: (started['attempt'] as { uuid: string }).uuid, device, enrolment }
    },
    async open(attempt: string, device: string, who = 'pupil') {
      const opened = await ask(
        'mutation',
        'quiz',
        `open(attempt: "${attempt}", device: "${device}") { session { sequence endsAt handedInAt questions { position sequence question answer } } userErrors { code } }`,
        who,
      )
      return opened as {
        session: { sequence: number; endsAt: string | null; handedInAt: string | null; questions: OpenQuestion[] }
        userErrors: { code: string }[]
      }
    },
  }
}
