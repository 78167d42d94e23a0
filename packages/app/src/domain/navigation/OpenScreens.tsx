import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { Message } from '../../platform/locale/message.ts'

/** A page that is open to the person, as the routes hand it to the screens. */
export interface OpenScreen {
  readonly path: string
  readonly title: Message
  /** The caption it stands below in the menu; null in the first group and outside the menu. */
  readonly caption: Message | null
  /** 18 px, decorative; null outside the menu. */
  readonly icon: ReactNode
}

const OpenScreensContext = createContext<readonly OpenScreen[]>([])

interface OpenScreensProviderProps {
  readonly screens: readonly OpenScreen[]
  readonly children: ReactNode
}

/** Tells the screens below where the person may go: what lies below the routes must not import their table. */
export function OpenScreensProvider({ screens, children }: OpenScreensProviderProps) {
  return <OpenScreensContext value={screens}>{children}</OpenScreensContext>
}

/** The pages open to the person, in the order of the menu; none outside OpenScreensProvider. */
export const useOpenScreens = (): readonly OpenScreen[] => use(OpenScreensContext)
