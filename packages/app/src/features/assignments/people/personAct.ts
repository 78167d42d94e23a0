import type { PersonRow } from './peopleList.ts'

/** What can be done for people of an assignment, in the order of the menus. */
export const personActs = ['remind', 'extend', 'changeDue', 'waive', 'endWaiver', 'remove'] as const
export type PersonAct = (typeof personActs)[number]

const isDone = ({ state }: PersonRow): boolean => state === 'COMPLETED' || state === 'EXPIRING'

/** Whether an act changes anything for somebody. */
export function isFitting(act: PersonAct, row: PersonRow): boolean {
  switch (act) {
    case 'remind':
      return !isDone(row) && row.waivedAt === null
    case 'extend':
      return !isDone(row) && row.dueOn !== null
    case 'changeDue':
    case 'waive':
      return !isDone(row)
    case 'endWaiver':
      return row.waivedAt !== null
    case 'remove':
      return true
    default:
      return act satisfies never
  }
}

/** What an act is given; only its own values count. */
export interface ActValues {
  readonly reason: string
  /** `yyyy-MM-dd`; null: without an end, or no date of their own. */
  readonly day: string | null
  readonly days: number
  /** Of the due dates that the dialog was opened with, for `extend`. */
  readonly digest: string
}
