import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import type { SurveyForm, SurveyQuestion } from '@somo/graphql/survey/form'
import type { Pool } from 'pg'
import { inTransaction } from '../../../database/transaction.ts'
import { surveyFormSchema } from '../surveyForm.ts'
import { addResponse } from '../surveyStore.ts'

interface EndedAttempt {
  readonly attempt: string
  readonly version: string
  readonly person: string
  readonly form: unknown
}

/**
 * Answers for the ended attempts of the demo at surveys. Only where nobody has answered yet.
 * @returns how many responses it made
 */
export const seedDemoSurveyResponses = (pool: Pool): Promise<number> =>
  inTransaction(pool, async (client) => {
    await client.query('select from unit where is_general for update')
    const { rows } = await client.query<EndedAttempt>(
      `select a.uuid as attempt, a.version, e.person, v.content -> 'survey' as form from attempt a
        join enrolment e on e.uuid = a.enrolment join medium_version v on v.uuid = a.version
        join medium m on m.uuid = v.medium
      where m.kind = 'SURVEY' and a.state = 'FINISHED' and exists (select from unit where is_general and key = 'demo')
        and not exists (select from survey_participation) order by a.started_at, a.uuid`,
    )
    for (const [place, { form: stored, person, ...target }] of rows.entries()) {
      const form = surveyFormSchema.parse(stored)
      const answers = answersOf(form, place)
      await addResponse(client, { ...target, person: form.isAnonymous ? null : person, answers })
    }
    return rows.length
  })

const texts = [
  'More pictures of our own halls would help.',
  'The part about lifting could be shorter.',
  'Please repeat the alarm drill in the night shift.',
  'Nothing, it was clear.',
]

const answersOf = ({ questions }: SurveyForm, place: number) =>
  questions.flatMap((question, at) => {
    const answer = answerFor(question, place + at)
    return answer === null ? [] : [{ question: question.id, answer }]
  })

/** Most people are content, some skip what is optional. */
function answerFor(question: SurveyQuestion, turn: number): QuizAnswer | null {
  switch (question.type) {
    case 'SINGLE':
      return { type: 'SINGLE', option: question.options[turn % 4 === 0 ? 1 : 0]?.id ?? null }
    case 'MULTIPLE':
      return turn % 5 === 0
        ? null
        : { type: 'MULTIPLE', options: question.options.filter((_, at) => (turn + at) % 2 === 0).map(({ id }) => id) }
    case 'SCALE':
      return { type: 'SCALE', value: question.to - (turn % 3) }
    case 'SHORT_TEXT':
    case 'ESSAY':
      return turn % 2 === 0 ? null : { type: question.type, text: texts[Math.floor(turn / 2) % texts.length] ?? '' }
  }
}
