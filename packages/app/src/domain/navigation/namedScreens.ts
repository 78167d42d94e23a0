import { useLoaderData } from 'react-router-dom'
import type { Message } from '../../platform/locale/message.ts'

/** An address of the product, and what its page is called. */
export interface NamedScreen {
  readonly path: string
  readonly title: Message
}

/** What comes with the code of a screen: it must not import the table of the routes. */
export interface WithNamedScreens {
  /** Absent on pages with a sentence or two. */
  readonly named?: readonly NamedScreen[]
}

const none: readonly NamedScreen[] = []

/** Every address there is, whoever may open it; for those that are open to the person see `useOpenScreens`. */
export const useNamedScreens = (): readonly NamedScreen[] => useLoaderData<WithNamedScreens>().named ?? none
