import type { ReactNode } from 'react'
import { AddressText } from '../../Text/AddressText.tsx'
import { useWords } from '../../SomoProvider/useWords.ts'
import {
  figure,
  lead,
  missing,
  name as nameClass,
  named,
  number,
  numberRest,
  second as secondClass,
} from './cells.css.ts'

export interface NameCellProps {
  /** Wraps where it is long; it is never cut. */
  readonly name: string
  /** A line below the name: an address, a number. Hidden in compact density. */
  readonly second?: ReactNode
  /** Before the name: an Avatar, a glyph. Decorative. */
  readonly lead?: ReactNode
}

/** What a row is called, for the column with `isRowHeader`. */
export const NameCell = ({ name, second, lead: before }: NameCellProps) => (
  <span className={named} data-component="NameCell">
    {before === undefined ? null : (
      <span className={lead} data-part="lead" aria-hidden="true">
        {before}
      </span>
    )}
    <span>
      <span className={nameClass} data-part="name">
        {name}
      </span>
      {second === undefined ? null : (
        <>
          {' '}
          <span className={secondClass} data-part="second">
            {typeof second === 'string' ? <AddressText>{second}</AddressText> : second}
          </span>
        </>
      )}
    </span>
  </span>
)

/** How a number is meant: as it is, needing action, or nothing to see. */
export const numberTones = ['plain', 'bad', 'zero'] as const
export type NumberTone = (typeof numberTones)[number]

export interface NumberCellProps {
  /** Digits as the person's language groups them: "1,284". */
  readonly value: string
  /** The rest of the phrase: "of 4". */
  readonly rest?: string
  /** `bad` for what is overdue, `zero` for nothing. @default 'plain' */
  readonly tone?: NumberTone
}

/** A count, alone or as "1 of 4". */
export const NumberCell = ({ value, rest, tone = 'plain' }: NumberCellProps) => (
  <span className={figure} data-component="NumberCell">
    <span className={number[tone]} data-part="value">
      {value}
    </span>
    {rest === undefined ? null : <span className={numberRest}> {rest}</span>}
  </span>
)

export interface DateCellProps {
  /** As the person set it: "12.11.2026", "today, 08:12". */
  readonly text: string
  /** The same for machines: RFC 3339. */
  readonly dateTime?: string
}

/** A point in time in words; numbers stand below each other. */
export const DateCell = ({ text, dateTime }: DateCellProps) => (
  <time data-component="DateCell" dateTime={dateTime}>
    {text}
  </time>
)

export interface MissingProps {
  /** Why there is no value. @default "not loaded", in the person's language */
  readonly reason?: string
}

/** A value that is not there, in a table with partial data: never shown as 0. Only inside DataTable. */
export function Missing({ reason }: MissingProps) {
  const words = useWords().table.grid
  return (
    <span className={missing} data-component="Missing">
      – {reason ?? words.missing}
    </span>
  )
}
