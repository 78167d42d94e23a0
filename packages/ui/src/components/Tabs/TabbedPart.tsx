import type { ReactNode } from 'react'
import { tabbedPart } from './TabbedPart.css.ts'

/** TabLinks of a page and below them the part they open. */
export const TabbedPart = ({ children }: { readonly children: ReactNode }) => (
  <div className={tabbedPart}>{children}</div>
)
