import type { PageBlock } from '@somo/graphql/pageBlocks'
import type { SurveyForm } from '@somo/graphql/survey/form'
import type { MediumKind } from '../../learning/completionRules.ts'

/** A medium of the demo. */
export interface DemoMedium {
  /** Told apart from the others; courses name their parts by it. */
  readonly key: string
  readonly kind: MediumKind
  readonly locale: 'en' | 'de' | 'sw'
  readonly titles: Readonly<Record<string, string>>
  readonly summaries: Readonly<Record<string, string>>
  readonly minutes: number
  /** Keys of a unit and of a category of the demo. */
  readonly unit: string
  readonly category: string
  readonly booking: 'OPEN' | 'REQUEST' | 'ASSIGNED_ONLY'
  readonly completion: 'READ' | 'CONFIRMED' | 'OPENED' | 'WATCHED' | 'ATTENDED' | 'SUBMITTED' | 'ALL_REQUIRED_PARTS'
  readonly blocks?: readonly PageBlock[]
  /** Files of pictures, by the ids of the blocks that show them. */
  readonly pictures?: Readonly<Record<string, string>>
  readonly url?: string
  readonly survey?: SurveyForm
  readonly parts?: readonly string[]
}
