/** One answer of a filter with a closed list. */
export interface FilterOption {
  readonly id: string
  readonly label: string
  /** A second line: where a unit lies, what a state means. */
  readonly description?: string
}

interface Attribute {
  /** The attribute, unique in the bar; also the id of its value. */
  readonly id: string
  /** A noun: "Unit", "Last here". */
  readonly label: string
}

/** What can be filtered by, and with which editor. */
export type FilterDefinition = Attribute &
  (
    | { readonly kind: 'text' }
    | { readonly kind: 'one' | 'many'; readonly options: readonly FilterOption[] }
    | {
        readonly kind: 'number'
        /** The smallest and largest number that can be asked for, both included. */
        readonly min?: number
        readonly max?: number
        /** Written after the numbers: "%", "min". */
        readonly unit?: string
        /** Only this end can be asked for: "at least 30 days". @default both */
        readonly end?: 'from' | 'to'
      }
    | {
        readonly kind: 'found'
        /** What a text finds, usually on the server; '' asks for what is offered first. Rejects where nothing could be found out. */
        readonly find: (text: string) => Promise<readonly FilterOption[]>
        /** Said in the place of options when `find` rejected. */
        readonly failedText: string
        /** The option in force, in words; null where there is none. */
        readonly chosen: FilterOption | null
        /** What lies below the option may count too. */
        readonly below?: {
          /** Asks for it: "With the units below". */
          readonly label: string
          /** Said of a filter that asked for it: "with units below". */
          readonly text: string
        }
      }
    | {
        readonly kind: 'date'
        /** How the person writes dates, in the letters of Unicode UTS 35: "dd.MM.yyyy". */
        readonly pattern: string
      }
    | {
        readonly kind: 'yesNo'
        /** What yes and no mean here. @default "yes", "no" in the person's language */
        readonly yes?: string
        readonly no?: string
      }
  )

/** How a text is compared, never by case. */
export type TextMatch = 'contains' | 'equals'

/** One filter in force; plain data, fit for an address. `id` is the attribute's. */
export type FilterValue = { readonly id: string } & (
  | { readonly kind: 'text'; readonly match: TextMatch; readonly text: string }
  | { readonly kind: 'one'; readonly option: string }
  | { readonly kind: 'many'; readonly options: readonly string[] }
  | { readonly kind: 'found'; readonly option: string; readonly hasBelow: boolean }
  /** Both ends included; null is open. At least one end is given. */
  | { readonly kind: 'number'; readonly from: number | null; readonly to: number | null }
  /** Days as yyyy-MM-dd, both included; null is open. At least one end is given. */
  | { readonly kind: 'date'; readonly from: string | null; readonly to: string | null }
  | { readonly kind: 'yesNo'; readonly isYes: boolean }
)

/** How many rows the filters leave. */
export interface FilterCount {
  readonly matching: number
  /** Without any filter: "214 of 3,482". */
  readonly total?: number
  /** The server stopped counting there: "1,000 or more results". */
  readonly isCapped?: boolean
}

export interface FilterBarProps {
  /** What can be filtered by, in the order of the menu. */
  readonly filters: readonly FilterDefinition[]
  /** What is in force, at most one of an attribute; in the order of the chips. */
  readonly value: readonly FilterValue[]
  readonly onChange: (value: readonly FilterValue[]) => void
  /** Shown at the end of the bar and announced, politely, when it changes. */
  readonly count?: FilterCount
}
