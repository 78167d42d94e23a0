import { light } from './sw/light.ts'
import { files } from './sw/files.ts'
import { overlays } from './sw/overlays.ts'
import { navigation } from './sw/navigation.ts'
import { table } from './sw/table.ts'
import { templates } from './sw/templates.ts'
import { writing } from './sw/writing.ts'
import type { Words } from './en.ts'

/** ui's own words beyond those of the first page (`locale/texts.ts`), by room. */
export const words: Words = { ...light, files, overlays, navigation, table, templates, writing }
