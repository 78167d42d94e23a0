import type { ReactNode } from 'react'

/** Draws the page around a part of it, and what is open beside it. */
export type PageFrame = (part: ReactNode, drawer?: ReactNode) => ReactNode
