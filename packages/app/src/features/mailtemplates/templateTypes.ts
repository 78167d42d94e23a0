import type { MailTemplateQuery, MailTemplatePreviewQuery, MailTemplatesQuery } from '@somo/graphql/mailtemplates'
import type { MailTemplateInput, MailTemplateTextInput } from '@somo/graphql/schema'
import type { FindPeople } from '../../domain/user/usePersonFinder.ts'
import type { QueryUse } from '../../platform/api/useQueryState.ts'
import type { Problem } from '../../platform/errors/problem.ts'
import type { UserError } from '../../platform/form/saveAnswer.ts'

export type TemplateSummary = MailTemplatesQuery['mailTemplates']['list'][number]
export type Template = NonNullable<MailTemplateQuery['mailTemplates']['one']>
export type TemplatePreview = MailTemplatePreviewQuery['mailTemplates']['preview']

export interface TemplateAnswer {
  readonly template: Template | null
  readonly userErrors: readonly UserError[]
  readonly problem: Problem | null
}

export interface TestAnswer {
  readonly address: string | null
  readonly userErrors: readonly UserError[]
  readonly problem: Problem | null
}

export interface TemplateActions {
  readonly save: (event: string, revision: number, input: MailTemplateInput) => Promise<TemplateAnswer>
  readonly sendTest: (event: string, text: MailTemplateTextInput) => Promise<TestAnswer>
}

/** What is shown beside the text. */
export interface PreviewUse {
  readonly state: QueryUse<TemplatePreview>
  /** Asks for the preview of a text; the last one counts. */
  readonly show: (text: MailTemplateTextInput) => void
  /** Whose name is used; null: the administrator's own. */
  readonly person: { readonly id: string; readonly label: string } | null
  readonly onPerson: (person: { readonly id: string; readonly label: string } | null) => void
  readonly find: FindPeople
}

export interface MailTemplatesData {
  /** Which mail is open. */
  readonly event: string | null
  readonly list: QueryUse<readonly TemplateSummary[]>
  readonly template: QueryUse<Template>
  readonly preview: PreviewUse
  readonly actions: TemplateActions
}
