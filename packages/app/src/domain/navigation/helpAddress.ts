import { addresses } from './addresses.ts'

/**
 * The way to "Using Somo" from a page, where the help of that page comes first. Null where a page can have none: "Using Somo"
 * is the help, and at the page of errors nobody stays.
 */
export const helpAddress = (from: string): string | null =>
  from === addresses.usingSomo || from === addresses.errorPage ? null : `${addresses.usingSomo}?screen=${from}`
