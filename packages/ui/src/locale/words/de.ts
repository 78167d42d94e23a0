import { light } from './de/light.ts'
import { files } from './de/files.ts'
import { overlays } from './de/overlays.ts'
import { navigation } from './de/navigation.ts'
import { table } from './de/table.ts'
import { templates } from './de/templates.ts'
import { writing } from './de/writing.ts'
import type { Words } from './en.ts'

/** ui's own words beyond those of the first page (`locale/texts.ts`), by room. */
export const words: Words = { ...light, files, overlays, navigation, table, templates, writing }
