import type { ImportField, ImportKind } from '@somo/graphql/schema'
import { fold } from '@somo/ui/locale/fold'

/** What the columns of a file can mean, by what the file brings; in the order they are offered. */
export const fieldsOfKind = {
  USERS: [
    ...(['EXTERNAL_ID', 'USERNAME', 'EMAIL', 'FAMILY_NAME', 'GIVEN_NAME', 'UNIT_KEY', 'ROLES', 'STATUS'] as const),
    ...(['DISPLAYED_ID', 'LOCALE', 'TIME_ZONE', 'BIRTH_YEAR', 'STARTS_ON', 'DEACTIVATE_ON'] as const),
  ],
  UNITS: ['UNIT_KEY', 'UNIT_NAME', 'PARENT_KEY', 'DISPLAYED_ID', 'COLOR', 'DESCRIPTION', 'TIME_ZONE', 'STATUS'],
  MEMBERSHIPS: ['UNIT_KEY', 'EXTERNAL_ID', 'USERNAME', 'EMAIL', 'MEMBER_ROLE', 'FROM', 'UNTIL'],
} as const satisfies Readonly<Record<ImportKind, readonly ImportField[]>>

/** What has to be mapped whatever rows are matched by; which else, the chosen match tells. A given name does for the family name. */
export const neededFields = {
  USERS: ['FAMILY_NAME'],
  UNITS: ['UNIT_KEY', 'UNIT_NAME'],
  MEMBERSHIPS: ['UNIT_KEY'],
} as const satisfies Readonly<Record<ImportKind, readonly ImportField[]>>

/** Of what no two rows may have the same, so that one value for many would only make faults. */
export const singleFields: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  USERS: ['EXTERNAL_ID', 'USERNAME', 'EMAIL', 'DISPLAYED_ID'],
  UNITS: ['UNIT_KEY', 'DISPLAYED_ID'],
  MEMBERSHIPS: [],
}

/** How columns are called, in the languages of the product and in the files of other systems; folded by `foldHeader`. */
export const synonyms: Readonly<Record<ImportField, readonly string[]>> = {
  EXTERNAL_ID: [
    ...['personalid', 'staffid', 'staffnumber', 'staffno', 'employeeno', 'personnelno', 'personid', 'studentnumber', 'matriculationnumber', 'mitarbeiterid', 'persid', 'personalnummerid', 'nambariyamfanyakazi', 'kitambulisho'],
    ...['externalid', 'personnelnumber', 'employeeid', 'employeenumber', 'pupilnumber', 'studentid', 'userid', 'sourcedid', 'idnumber'],
    ...['personalnummer', 'personalnr', 'persnr', 'mitarbeiternummer', 'mitarbeiternr', 'schülernummer', 'schulernummer', 'matrikelnummer'],
    ...['nambariyamtumishi', 'nambariyamwanafunzi', 'nambariyakazi'],
  ],
  USERNAME: [
    ...['username', 'login', 'loginid', 'loginname', 'benutzername', 'benutzerkennung', 'anmeldename', 'kennung', 'jinalamtumiaji'],
    ...['user', 'account', 'accountname', 'benutzer', 'benutzerkonto', 'jinalakuingia'],
  ],
  EMAIL: [
    ...['email', 'emailaddress', 'mail', 'mailadresse', 'emailadresse', 'baruapepe', 'anwaniyabaruapepe'],
    ...['emailid', 'workemail', 'businessemail', 'companyemail', 'primaryemail', 'emailwork', 'mailaddress', 'epost', 'emaildienstlich', 'dienstlicheemail', 'dienstlicheemailadresse', 'maildienstlich', 'baruapepeyakazi'],
  ],
  GIVEN_NAME: [
    ...['givenname', 'firstname', 'forename', 'vorname', 'rufname', 'jinalakwanza'],
    ...['givennames', 'firstnames', 'first', 'forenames', 'vornamen', 'jinalamwanzo'],
  ],
  FAMILY_NAME: [
    ...['familyname', 'lastname', 'surname', 'nachname', 'familienname', 'zuname', 'jinalaukoo', 'jinalafamilia'],
    ...['last', 'surnames', 'familynames', 'nachnamen', 'jinalamwisho'],
  ],
  DISPLAYED_ID: ['displayedid', 'displayednumber', 'number', 'angezeigtenummer', 'nummer', 'nambari', 'nambariinayoonyeshwa'],
  LOCALE: [
    ...['locale', 'language', 'lang', 'sprache', 'lugha'],
    ...['preferredlanguage', 'languagecode', 'sprachcode', 'korrespondenzsprache'],
  ],
  TIME_ZONE: ['timezone', 'zeitzone', 'saazaeneo', 'eneolasaa', 'ukandawasaa'],
  ROLES: [
    ...['roles', 'role', 'rollen', 'rolle', 'majukumu', 'jukumu'],
    ...['userrole', 'userroles', 'benutzerrolle', 'benutzerrollen', 'wajibu'],
  ],
  STATUS: [
    ...['status', 'state', 'active', 'enabled', 'aktiv', 'zustand', 'hali'],
    ...['isactive', 'accountstatus', 'userstatus', 'kontostatus', 'hadhi'],
  ],
  BIRTH_YEAR: ['birthyear', 'yearofbirth', 'geburtsjahr', 'jahrgang', 'mwakawakuzaliwa'],
  STARTS_ON: [
    ...['startson', 'startdate', 'start', 'from', 'entrydate', 'eintritt', 'eintrittsdatum', 'beginn', 'startdatum', 'tareheyakuanza'],
    ...['hiredate', 'joindate', 'joiningdate', 'joined', 'einstellungsdatum', 'einstiegsdatum', 'anfangsdatum', 'zugangsdatum', 'tareheyakuajiriwa', 'tareheyakujiunga'],
  ],
  DEACTIVATE_ON: [
    ...['expirydate', 'expires', 'expireson', 'validuntil', 'leavedate', 'terminationdate', 'lastday', 'ablaufdatum', 'gueltigbis', 'gultigbis', 'deaktiviertam', 'deaktivierungsdatum', 'letzterarbeitstag', 'tareheyakuisha', 'tareheyakuondoka', 'tareheyakuzimwa'],
    ...['deactivateon', 'enddate', 'end', 'leavingdate', 'exitdate', 'austritt', 'austrittsdatum', 'ende', 'enddatum'],
    ...['deaktivierenam', 'tareheyamwisho'],
  ],
  UNIT_KEY: [
    ...['unitcode', 'departmentcode', 'orgunitcode', 'costcenter', 'costcentre', 'team', 'standort', 'idara'],
    ...['unitkey', 'unit', 'orgunit', 'department', 'class', 'group', 'accountid', 'einheit', 'schlüssel', 'schlussel', 'key'],
    ...['einheitenschlüssel', 'einheitenschlussel', 'abteilung', 'kostenstelle', 'klasse', 'gruppe', 'kitengo', 'ufunguowakitengo', 'darasa'],
  ],
  UNIT_NAME: ['unitname', 'name', 'bezeichnung', 'einheitenname', 'nameeinheit', 'jinalakitengo'],
  PARENT_KEY: [
    ...['parentkey', 'parent', 'parentunit', 'parentaccountid', 'above', 'übergeordneteeinheit', 'ubergeordneteeinheit', 'übergeordnet'],
    ...['ubergeordnet', 'oberheinheit', 'obereinheit', 'kitengochajuu', 'ufunguowakitengochajuu'],
  ],
  COLOR: ['color', 'colour', 'farbe', 'rangi'],
  DESCRIPTION: ['description', 'beschreibung', 'maelezo'],
  MEMBER_ROLE: ['memberrole', 'roleinunit', 'role', 'rolle', 'rolleindereinheit', 'jukumu', 'jukumukatikakitengo'],
  FROM: ['from', 'startson', 'startdate', 'start', 'entrydate', 'von', 'ab', 'beginn', 'startdatum', 'eintritt', 'eintrittsdatum', 'kuanzia', 'tareheyakuanza'],
  UNTIL: ['until', 'enddate', 'end', 'bis', 'ende', 'enddatum', 'hadi', 'mpaka'],
}

/** How columns are called that hold given and family name in one, beside what the product calls its own; folded by `foldHeader`. */
export const wholeNames: readonly string[] = ['fullname', 'displayname', 'vollername', 'vollständigername', 'vollstandigername', 'anzeigename', 'jinakamili']

/** How columns are called that mean no field, however alike a field is called; folded by `foldHeader`. */
export const foreignHeaders: readonly string[] = [
  ...['gender', 'sex', 'geschlecht', 'jinsia', 'salutation', 'anrede', 'title', 'titel', 'academictitle', 'initials', 'middlename', 'nickname', 'maidenname', 'geburtsname'],
  ...['address', 'adresse', 'anschrift', 'anwani', 'street', 'strasse', 'straße', 'mtaa', 'city', 'town', 'ort', 'stadt', 'wohnort', 'mji', 'postcode', 'zip', 'zipcode', 'plz', 'postleitzahl', 'country', 'land', 'nchi', 'region', 'county', 'bundesland', 'location', 'building', 'room', 'raum'],
  ...['ipaddress', 'homeaddress', 'postaladdress', 'postadresse', 'webaddress', 'website', 'url', 'homepage'],
  ...['phone', 'phonenumber', 'telephone', 'telefon', 'telefonnummer', 'mobile', 'mobil', 'handy', 'cell', 'fax', 'simu', 'nambariyasimu'],
  ...['birthday', 'birthdate', 'dateofbirth', 'dob', 'age', 'geburtsdatum', 'geburtstag', 'alter', 'tareheyakuzaliwa', 'umri', 'placeofbirth', 'geburtsort', 'nationality', 'nationalität', 'nationalitat'],
  ...['company', 'firma', 'employer', 'arbeitgeber', 'kampuni', 'jobtitle', 'position', 'funktion', 'beruf', 'cheo', 'salary', 'gehalt', 'mshahara', 'manager', 'supervisor', 'vorgesetzter', 'vorgesetzte'],
  ...['comment', 'comments', 'note', 'notes', 'remark', 'remarks', 'bemerkung', 'bemerkungen', 'kommentar', 'notiz', 'maoni', 'password', 'passwort', 'kennwort', 'nenosiri'],
  ...['weekend', 'gendered', 'agenda', 'vendor', 'calendar', 'kalender', 'weekday', 'attendance'],
]

// The column that a file of failed rows has before the others; it means nothing when the file comes back.
const reasonHeaders = new Set(['reason', 'grund', 'sababu'])

/** A header as it is compared: lower case, without accents, spaces and punctuation. */
export function foldHeader(header: string): string {
  return fold(header).replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** True for the column with the reasons, in any language of the product. */
export function isReasonHeader(header: string): boolean {
  return reasonHeaders.has(foldHeader(header))
}
