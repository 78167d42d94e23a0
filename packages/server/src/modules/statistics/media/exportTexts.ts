import type { MediumKind } from '@somo/graphql/schema'
import type { FileLocale } from '../../tables/fileNames.ts'

/** The words of an exported list. */
export interface ExportTexts {
  readonly heads: readonly string[]
  readonly kinds: Readonly<Record<MediumKind, string>>
  readonly tooFew: string
  readonly unit: string
  readonly from: string
}

/** The words in every language of files. */
export const exportTexts: Readonly<Record<FileLocale, ExportTexts>> = {
  en: {
    heads: [
      'Medium',
      'Type',
      'Starts',
      'Completions',
      'People',
      'Completion rate (%)',
      'Average score (%)',
      'Median score (%)',
      'Average time (min)',
      'Median time (min)',
    ],
    kinds: {
      SCORM: 'SCORM package',
      VIDEO: 'Video',
      AUDIO: 'Audio',
      PDF: 'PDF',
      LINK: 'Link',
      PAGE: 'Page',
      QUIZ: 'Quiz',
      SURVEY: 'Survey',
      EVENT: 'Event',
      COURSE: 'Course',
    },
    tooFew: '– (too few)',
    unit: 'Unit, with sub-units',
    from: 'Since',
  },
  de: {
    heads: [
      'Medium',
      'Art',
      'Begonnen',
      'Abgeschlossen',
      'Personen',
      'Abschlussquote (%)',
      'Durchschnittliche Punktzahl (%)',
      'Median der Punktzahl (%)',
      'Durchschnittliche Zeit (Min.)',
      'Median der Zeit (Min.)',
    ],
    kinds: {
      SCORM: 'SCORM-Paket',
      VIDEO: 'Video',
      AUDIO: 'Audio',
      PDF: 'PDF',
      LINK: 'Link',
      PAGE: 'Seite',
      QUIZ: 'Quiz',
      SURVEY: 'Umfrage',
      EVENT: 'Veranstaltung',
      COURSE: 'Kurs',
    },
    tooFew: '– (zu wenige)',
    unit: 'Einheit mit Untereinheiten',
    from: 'Seit',
  },
  sw: {
    heads: [
      'Nyenzo',
      'Aina',
      'Walioanza',
      'Waliomaliza',
      'Watu',
      'Kiwango cha kumaliza (%)',
      'Wastani wa alama (%)',
      'Mediani ya alama (%)',
      'Wastani wa muda (dakika)',
      'Mediani ya muda (dakika)',
    ],
    kinds: {
      SCORM: 'Kifurushi cha SCORM',
      VIDEO: 'Video',
      AUDIO: 'Sauti',
      PDF: 'PDF',
      LINK: 'Kiungo',
      PAGE: 'Ukurasa',
      QUIZ: 'Jaribio',
      SURVEY: 'Utafiti',
      EVENT: 'Tukio',
      COURSE: 'Kozi',
    },
    tooFew: '– (wachache mno)',
    unit: 'Kitengo na vitengo vidogo',
    from: 'Tangu',
  },
}
