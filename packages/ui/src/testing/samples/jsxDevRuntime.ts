import { Fragment, jsxDEV as reactJsxDev } from 'react/jsx-dev-runtime'
import { allSaid } from './said.ts'

/** What `jsxRuntime.ts` does, while developing. */
export const jsxDEV: typeof reactJsxDev = (type, props, ...rest) => reactJsxDev(type, allSaid(props), ...rest)

export { Fragment }
export type { JSX } from 'react/jsx-dev-runtime'
