import { useApolloClient } from '@apollo/client/react'
import {
  BankQuestionsDocument,
  CreateQuestionDocument,
  ExportGiftDocument,
  ImportQuestionsDocument,
  NamedQuestionsDocument,
  SaveQuestionDocument,
  type EditedQuestionFragment,
} from '@somo/graphql/quiz-editor'
import type { QuestionImportPayload, QuestionInput, QuestionType } from '@somo/graphql/schema'
import { useCallback } from 'react'
import type { ActionResult } from '../../../../platform/api/actionResult.ts'
import { useAction } from '../../../../platform/api/useAction.ts'
import { useQueryState } from '../../../../platform/api/useQueryState.ts'

/** A question of the bank as the editor has it. */
export type EditedQuestion = EditedQuestionFragment

export type QuestionResult = ActionResult<{ readonly question: EditedQuestion | null }>
export type ImportReport = Pick<QuestionImportPayload, 'imported' | 'questions' | 'problems'>
export type ImportResult = ActionResult<ImportReport>

/** The questions of a quiz by the versions it names. */
export const useNamedQuestions = (versions: readonly string[]) =>
  useQueryState(NamedQuestionsDocument, {
    variables: { versions: [...versions] },
    keeps: 'always',
    isWanted: versions.length > 0,
    pick: ({ quiz }) => quiz.namedQuestions,
  })

/** What the bank is searched for. */
export interface BankFilter {
  readonly search: string
  readonly tag: string | null
  readonly type: QuestionType | null
}

/** Questions of the bank, the latest change first, and the tags there are. */
export const useBank = ({ search, tag, type }: BankFilter) =>
  useQueryState(BankQuestionsDocument, {
    variables: { page: { first: 50 }, filter: { search, tag, type: type === null ? null : [type] } },
    keeps: 'whileWaiting',
    pick: ({ quiz }) => ({
      questions: quiz.questions.items,
      hasMore: quiz.questions.pageInfo.hasNext,
      tags: quiz.tags,
    }),
  })

/** What can be done with questions of the bank. */
export interface QuestionActs {
  readonly create: (input: QuestionInput) => Promise<QuestionResult>
  readonly save: (question: EditedQuestion, input: QuestionInput) => Promise<QuestionResult>
  readonly importFile: (file: ImportFile, isDryRun: boolean) => Promise<ImportResult>
  /** The versions of questions that were imported. Rejects where the call failed. */
  readonly exportGift: (questions: readonly string[]) => Promise<GiftExport>
}

export interface ImportFile {
  readonly format: 'GIFT' | 'AIKEN'
  readonly text: string
  readonly tags: readonly string[]
}

export interface GiftExport {
  readonly text: string
  readonly leftOut: readonly string[]
}

/** Changes of the bank; new questions belong to the unit of the quiz. */
export function useQuestionActs(unit: string): QuestionActs {
  const client = useApolloClient()
  const create = useAction(CreateQuestionDocument, ({ quiz }) => quiz.createQuestion)
  const save = useAction(SaveQuestionDocument, ({ quiz }) => quiz.saveQuestion)
  const importFile = useAction(ImportQuestionsDocument, ({ quiz }) => quiz.importQuestions)
  const exportGift = useCallback(
    async (questions: readonly string[]) => {
      const { data } = await client.query({ query: ExportGiftDocument, variables: { questions: [...questions] } })
      if (data === undefined) throw new Error('The questions were not answered.')
      return data.quiz.exportGift
    },
    [client],
  )
  return {
    create: (input) => create.run({ unit, input }),
    save: ({ uuid, revision }, input) => save.run({ uuid, revision, input }),
    importFile: ({ tags, ...file }, isDryRun) =>
      importFile.run({ input: { ...file, unit, tags: [...tags], isDryRun } }),
    exportGift,
  }
}
