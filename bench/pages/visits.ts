/** The pages that are built, one document each. */
export type PageName = 'form' | 'table' | 'catalogue'
export const pageNames: readonly PageName[] = ['form', 'table', 'catalogue']

/** The pages as they are measured: each as every side has it, and the form once more with more in it. */
export type VisitName = PageName | 'form of 200'

export interface Visit {
  readonly page: PageName
  /** Query of the address; pages not built here ignore it. */
  readonly query: '' | `?${string}`
  /** Number of elements of a selector that make the page complete. */
  readonly complete: { readonly selector: string; readonly count: number }
}

const firstField = { selector: 'input[name="firstName"]', count: 1 }
const firstRows = { selector: '[data-testid=page] [role=row], [data-testid=page] tbody tr', count: 10 }

export const visits: Readonly<Record<VisitName, Visit>> = {
  form: { page: 'form', query: '', complete: firstField },
  'form of 200': { page: 'form', query: '?copies=10', complete: firstField },
  table: { page: 'table', query: '', complete: firstRows },
  catalogue: { page: 'catalogue', query: '', complete: { selector: '[data-testid=page] :is(a, button)', count: 400 } },
}

/** The visits of some pages, those of every side before the others. */
export const visitNames: readonly VisitName[] = ['form', 'table', 'catalogue', 'form of 200']
