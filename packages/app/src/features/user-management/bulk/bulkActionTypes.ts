import type { ExportFormat } from '@somo/graphql/schema'
import type { Selected } from '@somo/ui/DataTable'
import type { ReactNode } from 'react'
import type { PersonAction } from './personActions.ts'
import type { PersonRow } from '../list/peopleList.ts'

export interface BulkActions {
  /** Asks for an action on one person, or on what is selected (null). */
  readonly ask: (action: PersonAction, person: Pick<PersonRow, 'uuid' | 'name'> | null) => void
  readonly exportPeople: (format: ExportFormat, selected: Selected | null, hasCustom: boolean) => void
  /** Takes back what a job did; that is a job again. Answers whether it began. */
  readonly undoJob: (job: string) => Promise<boolean>
  /** The question that is open; null for none. */
  readonly question: ReactNode
}
