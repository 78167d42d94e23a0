import { fields } from './de/fields.ts'
import { choosers } from './de/choosers.ts'
import { files } from './de/files.ts'
import { overlays } from './de/overlays.ts'
import { navigation } from './de/navigation.ts'
import { table } from './de/table.ts'
import { templates } from './de/templates.ts'
import type { Words } from './en.ts'

/** ui's own words beyond those of the first page (`locale/texts.ts`), by room. */
export const words: Words = { fields, choosers, files, overlays, navigation, table, templates }
