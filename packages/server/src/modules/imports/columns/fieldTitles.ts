import type { ImportField } from '@somo/graphql/schema'
import type { FileLocale } from '../../tables/fileNames.ts'

/** What the fields are called at the head of a column. */
export const titles: Readonly<Record<ImportField, Readonly<Record<FileLocale, string>>>> = {
  EXTERNAL_ID: { en: 'Personnel number', de: 'Personalnummer', sw: 'Namba ya utumishi' },
  USERNAME: { en: 'Username', de: 'Benutzername', sw: 'Jina la mtumiaji' },
  EMAIL: { en: 'Email address', de: 'E-Mail-Adresse', sw: 'Anwani ya barua pepe' },
  FAMILY_NAME: { en: 'Family name', de: 'Nachname', sw: 'Jina la ukoo' },
  GIVEN_NAME: { en: 'Given name', de: 'Vorname', sw: 'Jina la kwanza' },
  UNIT_KEY: { en: 'Unit key', de: 'Schlüssel der Einheit', sw: 'Ufunguo wa kitengo' },
  ROLES: { en: 'Roles', de: 'Rollen', sw: 'Majukumu' },
  STATUS: { en: 'Status', de: 'Status', sw: 'Hali' },
  DISPLAYED_ID: { en: 'Number', de: 'Nummer', sw: 'Namba' },
  LOCALE: { en: 'Language', de: 'Sprache', sw: 'Lugha' },
  TIME_ZONE: { en: 'Time zone', de: 'Zeitzone', sw: 'Ukanda wa saa' },
  BIRTH_YEAR: { en: 'Year of birth', de: 'Geburtsjahr', sw: 'Mwaka wa kuzaliwa' },
  STARTS_ON: { en: 'First day', de: 'Erster Tag', sw: 'Siku ya kwanza' },
  DEACTIVATE_ON: { en: 'Last day', de: 'Letzter Tag', sw: 'Siku ya mwisho' },
  UNIT_NAME: { en: 'Unit name', de: 'Name der Einheit', sw: 'Jina la kitengo' },
  PARENT_KEY: {
    en: 'Key of the parent unit',
    de: 'Schlüssel der übergeordneten Einheit',
    sw: 'Ufunguo wa kitengo cha juu',
  },
  COLOR: { en: 'Colour', de: 'Farbe', sw: 'Rangi' },
  DESCRIPTION: { en: 'Description', de: 'Beschreibung', sw: 'Maelezo' },
  MEMBER_ROLE: { en: 'Role in the unit', de: 'Funktion in der Einheit', sw: 'Jukumu kwenye kitengo' },
  FROM: { en: 'From', de: 'Ab', sw: 'Kuanzia' },
  UNTIL: { en: 'Until', de: 'Bis', sw: 'Hadi' },
  MEDIUM: { en: 'Medium', de: 'Medium', sw: 'Somo' },
  COMPLETED_ON: { en: 'Completed on', de: 'Abgeschlossen am', sw: 'Ilikamilika tarehe' },
  VALID_UNTIL: { en: 'Valid until', de: 'Gültig bis', sw: 'Halali hadi' },
  SCORE: { en: 'Score', de: 'Ergebnis', sw: 'Alama' },
  CERTIFICATE: { en: 'Certificate', de: 'Zertifikat', sw: 'Cheti' },
}
