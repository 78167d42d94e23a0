import { isAnswered, type QuizAnswer } from '@somo/graphql/quiz/answer'
import type { SurveyForm } from '@somo/graphql/survey/form'
import type {
  CommitOutcome,
  SubmitSurveyInput,
  SubmitSurveyPayload,
  SurveyResult,
  SurveySession,
  UserError,
} from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { Caller } from '../../access/caller.ts'
import { isUuid } from '../../database/uuid.ts'
import { commitAttempt } from '../learning/commitAttempt.ts'
import type { ModuleDeps } from '../module.ts'
import { parseTexts } from '../parseTexts.ts'
import { answerSchema } from '../quiz/core/answerSchema.ts'
import { scopeOf } from '../scope.ts'
import { fitsQuestion } from './surveyForm.ts'
import { sumSurvey } from './surveyResult.ts'
import * as store from './surveyStore.ts'

type Reader = Pick<Caller, 'subject'>

/** Answering surveys, and what their authors see of the answers. */
export interface SurveyService {
  session(caller: Reader, attempt: string): Promise<SurveySession | null>
  submit(caller: Reader, input: SubmitSurveyInput): Promise<SubmitSurveyPayload>
  /** Null where the caller does not manage the medium, or it is no published survey. */
  result(caller: Caller, medium: string): Promise<SurveyResult | null>
}

/** Makes the service. */
export function createSurveyService({ pool, transact }: { pool: Pool } & Pick<ModuleDeps, 'transact'>): SurveyService {
  return {
    async session({ subject }, attempt) {
      const found = isUuid(attempt) ? await store.findSurveyAttempt(pool, attempt, subject) : null
      return found === null ? null : { attempt, form: JSON.stringify(found.form), isSubmitted: found.isSubmitted }
    },
    submit: ({ subject }, input) => transact((client) => submit(client, subject, input)),
    async result(caller, medium) {
      const survey = isUuid(medium) ? await store.findManagedSurvey(pool, scopeOf(caller), medium) : null
      if (survey === null) return null
      const { version, form } = survey
      return sumSurvey(form, await store.countResponses(pool, version), await store.readAnswers(pool, version))
    },
  }
}

const outcomeOf = (outcome: CommitOutcome): SubmitSurveyPayload => ({ outcome, userErrors: [] })

async function submit(client: PoolClient, subject: string, input: SubmitSurveyInput): Promise<SubmitSurveyPayload> {
  const { attempt, device, sequence } = input
  const found = isUuid(attempt) ? await store.findSurveyAttempt(client, attempt, subject, true) : null
  if (found === null) return outcomeOf('UNKNOWN')
  if (found.isSubmitted) return outcomeOf('REPEATED')
  if (found.state !== 'RUNNING' || found.access !== 'OPEN') return outcomeOf('ENDED')
  const { answers, errors } = readAnswers(found.form, input.answers)
  // Nothing is stored; the attempt goes on.
  if (errors.length > 0) return { outcome: null, userErrors: errors }
  const { version, person, form } = found
  // All answers come in one write, so one that was made on a device before this one is as good.
  const isReplaced = found.device !== device
  const write = { device: found.device ?? device, sequence: isReplaced ? found.sequence + 1 : sequence }
  const outcome = await commitAttempt(client, {
    attempt,
    person,
    ...write,
    isJudged: true,
    completion: 'COMPLETE',
    isLeaving: true,
  })
  if (outcome === 'WRITTEN')
    await store.addResponse(client, { attempt, version, person: form.isAnonymous ? null : person, answers })
  return outcomeOf(outcome)
}

/** The answers that were given; what is missing or does not fit is among the errors. */
function readAnswers({ questions }: SurveyForm, given: SubmitSurveyInput['answers']) {
  const errors: UserError[] = []
  const answers: { question: string; answer: QuizAnswer }[] = []
  for (const question of questions) {
    const json = given.findLast((one) => one.question === question.id)?.answer
    const answer = json === undefined ? null : parseAnswer(json)
    if (json !== undefined && (answer === null || !fitsQuestion(question, answer)))
      errors.push({ code: 'NOT_OFFERED', path: ['answers', question.id] })
    else if (answer !== null && isAnswered(answer)) answers.push({ question: question.id, answer })
    else if (question.isRequired) errors.push({ code: 'REQUIRED', path: ['answers', question.id] })
  }
  return { answers, errors }
}

function parseAnswer(json: string): QuizAnswer | null {
  return answerSchema.safeParse(parseTexts(json)).data ?? null
}
