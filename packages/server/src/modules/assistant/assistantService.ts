import type { AssistantPayload, AssistantState } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import type { Caller } from '../../access/caller.ts'
import { SomoError } from '../../access/somoError.ts'
import { linesOf } from '../media/editing/readTexts.ts'
import type { SettingReader } from '../system/settings.ts'
import { answerQuestion, type AnswerSources } from './answerQuestion.ts'
import * as store from './assistantStore.ts'
import { userError } from '../userError.ts'

/** Answers questions from what the caller may see, and keeps the questions for 30 days. */
export interface AssistantService {
  read(caller: Pick<Caller, 'subject'>): Promise<AssistantState>
  ask(caller: Caller, question: string, locale: string): Promise<AssistantPayload>
  deleteHistory(caller: Pick<Caller, 'subject'>): Promise<AssistantState>
}

export interface AssistantDeps {
  readonly pool: Pool
  readonly settings: SettingReader
  readonly sources: AnswerSources
}

const questionRule = linesOf(500)

/** Makes the service. */
export function createAssistantService({ pool, settings, sources }: AssistantDeps): AssistantService {
  const read = async ({ subject }: Pick<Caller, 'subject'>): Promise<AssistantState> => {
    const [{ assistant }, asked, history] = await Promise.all([
      settings.read(),
      store.countToday(pool, subject),
      store.listQuestions(pool, subject),
    ])
    return { isOn: assistant !== null, asked, limit: assistant?.questions ?? 0, history }
  }
  const refuse = (code: 'LOCKED' | 'TOO_MANY'): AssistantPayload => ({ answer: null, userErrors: [userError(code)] })
  return {
    read,
    async ask(caller, typed, locale) {
      const { assistant } = await settings.read()
      if (assistant === null) return refuse('LOCKED')
      const question = questionRule.clean(typed)
      const code = question === '' ? 'REQUIRED' : questionRule.check(question)
      if (code !== null) return { answer: null, userErrors: [userError(code, 'question')] }
      if ((await store.countToday(pool, caller.subject)) >= assistant.questions) return refuse('TOO_MANY')
      const answer = await answerQuestion(sources, { question, caller, locale })
      const added = await store.addQuestion(pool, caller.subject, question)
      if (added === null) throw new SomoError('NOT_FOUND')
      const { uuid, askedAt } = added
      return { answer: { ...answer, uuid, question, askedAt }, userErrors: [] }
    },
    async deleteHistory(caller) {
      await store.deleteQuestions(pool, caller.subject)
      return read(caller)
    },
  }
}
