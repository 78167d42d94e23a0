import { fileLocaleOf, type FileLocale } from '../../tables/fileNames.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { sw } from './words/sw.ts'
import type { OwnDataWords } from './words/words.ts'

const words: Readonly<Record<FileLocale, OwnDataWords>> = { en, de, sw }

/** The words in a reader's language; English where it is none of ours. */
export const ownDataWordsOf = (locale: string | null): OwnDataWords => words[fileLocaleOf(locale)]
