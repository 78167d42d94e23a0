import { light } from './en/light.ts'
import { files } from './en/files.ts'
import { overlays } from './en/overlays.ts'
import { navigation } from './en/navigation.ts'
import { table } from './en/table.ts'
import { templates } from './en/templates.ts'
import { writing } from './en/writing.ts'

/** ui's own words beyond those of the first page (`locale/texts.ts`), by room. */
export const words = { ...light, files, overlays, navigation, table, templates, writing }

/** The shape every language has; a missing word does not compile. */
export type Words = typeof words
