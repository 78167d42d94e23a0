import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime'
import { allSampleTexts } from './sampleText.ts'

/**
 * What the first line of a file of stories has it compiled to: React's own elements, whose texts are in the language the toolbar has chosen.
 */
export const jsx: typeof reactJsx = (type, props, key) => reactJsx(type, allSampleTexts(props), key)

/** The same for elements with several children. */
export const jsxs: typeof reactJsxs = (type, props, key) => reactJsxs(type, allSampleTexts(props), key)

export { Fragment }
export type { JSX } from 'react/jsx-runtime'
