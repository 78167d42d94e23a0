import type { ReactNode } from 'react'

export interface DateHintProps {
  /** The app's own words. */
  readonly description: ReactNode
  /** What to type. */
  readonly hint: string
}

/** The line below a typed date: the app's words first, then the form that is expected. */
export const DateHint = ({ description, hint }: DateHintProps) => (
  <>
    {description}
    {description === undefined || description === null ? null : <br />}
    {hint}
  </>
)
