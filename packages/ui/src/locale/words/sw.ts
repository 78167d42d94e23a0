import { fields } from './sw/fields.ts'
import { choosers } from './sw/choosers.ts'
import { files } from './sw/files.ts'
import { overlays } from './sw/overlays.ts'
import { navigation } from './sw/navigation.ts'
import { table } from './sw/table.ts'
import { templates } from './sw/templates.ts'
import type { Words } from './en.ts'

/** ui's own words beyond those of the first page (`locale/texts.ts`), by room. */
export const words: Words = { fields, choosers, files, overlays, navigation, table, templates }
