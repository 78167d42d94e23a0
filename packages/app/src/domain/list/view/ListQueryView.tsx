import { QueryView, type QueryViewProps } from '../../../platform/errors/QueryView.tsx'
import { useFirstPageStep } from '../state/useFirstPageStep.ts'

export interface ListQueryViewProps<Page> extends Omit<QueryViewProps<Page>, 'step'> {
  /** Leads to the first page; null while that is the one asked for. */
  readonly onFirst: (() => void) | null
}

/** A page of a list, with the way to the first one where the address names a page that there is not. */
export function ListQueryView<Page>({ onFirst, ...query }: ListQueryViewProps<Page>) {
  return <QueryView {...query} step={useFirstPageStep(query.state.problem, onFirst)} />
}
