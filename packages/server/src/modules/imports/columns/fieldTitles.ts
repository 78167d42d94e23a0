import type { ImportField } from '@somo/graphql/schema'
import type { FileLocale } from '../../tables/fileNames.ts'

/** What the fields are called at the head of a column. */
export const titles: Readonly<Record<ImportField, Readonly<Record<FileLocale, string>>>> = {
  EXTERNAL_ID: { en: 'Personnel number', de: 'Personalnummer', sw: 'Nambari ya mtumishi' },
  USERNAME: { en: 'Username', de: 'Benutzername', sw: 'Jina la mtumiaji' },
  EMAIL: { en: 'Email address', de: 'E-Mail-Adresse', sw: 'Anwani ya barua pepe' },
  FAMILY_NAME: { en: 'Family name', de: 'Nachname', sw: 'Jina la ukoo' },
  GIVEN_NAME: { en: 'Given name', de: 'Vorname', sw: 'Jina la kwanza' },
  UNIT_KEY: { en: 'Unit key', de: 'Einheitenschlüssel', sw: 'Ufunguo wa kitengo' },
  ROLES: { en: 'Roles', de: 'Rollen', sw: 'Majukumu' },
  STATUS: { en: 'Status', de: 'Status', sw: 'Hali' },
  DISPLAYED_ID: { en: 'Displayed number', de: 'Angezeigte Nummer', sw: 'Nambari inayoonyeshwa' },
  LOCALE: { en: 'Language', de: 'Sprache', sw: 'Lugha' },
  TIME_ZONE: { en: 'Time zone', de: 'Zeitzone', sw: 'Saa za eneo' },
  BIRTH_YEAR: { en: 'Year of birth', de: 'Geburtsjahr', sw: 'Mwaka wa kuzaliwa' },
  STARTS_ON: { en: 'Start date', de: 'Eintrittsdatum', sw: 'Tarehe ya kuanza' },
  DEACTIVATE_ON: { en: 'End date', de: 'Austrittsdatum', sw: 'Tarehe ya mwisho' },
  UNIT_NAME: { en: 'Unit name', de: 'Bezeichnung', sw: 'Jina la kitengo' },
  PARENT_KEY: { en: 'Parent key', de: 'Übergeordnete Einheit', sw: 'Kitengo cha juu' },
  COLOR: { en: 'Colour', de: 'Farbe', sw: 'Rangi' },
  DESCRIPTION: { en: 'Description', de: 'Beschreibung', sw: 'Maelezo' },
  MEMBER_ROLE: { en: 'Role in unit', de: 'Rolle in der Einheit', sw: 'Jukumu katika kitengo' },
  FROM: { en: 'From', de: 'Ab', sw: 'Kuanzia' },
  UNTIL: { en: 'Until', de: 'Bis', sw: 'Hadi' },
}
