import { Fragment, jsxDEV as reactJsxDev } from 'react/jsx-dev-runtime'
import { allSampleTexts } from './sampleText.ts'

/** What `jsxRuntime.ts` does, while developing. */
export const jsxDEV: typeof reactJsxDev = (type, props, ...rest) => reactJsxDev(type, allSampleTexts(props), ...rest)

export { Fragment }
export type { JSX } from 'react/jsx-dev-runtime'
