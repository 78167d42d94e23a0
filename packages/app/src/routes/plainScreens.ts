import type { ScreenLoader } from './routeRow.ts'

// Screens whose texts come with those that come first: they are few, or needed when nothing else can be loaded.

export const communication: ScreenLoader = () => import('../features/communication/CommunicationScreen.tsx')
export const relatives: ScreenLoader = () => import('../features/relatives/RelativesScreen.tsx')
export const errorPage: ScreenLoader = () => import('../features/error-page/ErrorPageScreen.tsx')
