import type { ReasonTexts } from './types.ts'

/** Why a job stopped, in German, as the list of jobs says it. */
export const de: ReasonTexts = {
  other: 'Auf dem Server ist etwas schiefgegangen. Für den Support: {code}',
  codes: {
    REQUIRED: 'Füllen Sie dieses Feld aus.',
    TOO_LONG: 'Zu lang. Kürzen Sie den Text.',
    TOO_SHORT: 'Zu kurz. Ergänzen Sie weitere Zeichen.',
    BAD_CHARACTERS: 'Entfernen Sie Zeichen, die sich nicht anzeigen lassen, etwa Zeilenumbrüche.',
    NOT_AN_EMAIL: 'Geben Sie eine vollständige E-Mail-Adresse ein, etwa name@example.org.',
    NOT_A_PHONE_NUMBER: 'Verwenden Sie nur Ziffern, Leerzeichen und + ( ) / - .',
    NOT_A_COLOUR: 'Geben Sie eine Farbe wie #5761ee ein.',
    NOT_A_NUMBER: 'Geben Sie eine Zahl wie 12 oder 12,5 ein.',
    AMBIGUOUS_NUMBER:
      'Die Zahl ist mehrdeutig. Schreiben Sie Tausender ohne Trennzeichen (1234) und Dezimalzahlen mit vier Nachkommastellen (1,2340).',
    NOT_OFFERED: 'Diese Auswahl ist nicht verfügbar. Wählen Sie eine andere.',
    TAKEN: 'Bereits vergeben. Geben Sie einen anderen Wert ein.',
    WRONG_PASSWORD: 'Das ist nicht Ihr aktuelles Passwort.',
    WEAK_PASSWORD: 'Zu leicht zu erraten. Verwenden Sie mehrere Wörter ohne Zusammenhang.',
    LOCKED: 'Wird vom externen Anmeldedienst verwaltet und lässt sich hier nicht ändern.',
    CHANGED_MEANWHILE: 'Das wurde von jemand anderem geändert.',
    TOO_LARGE: 'Die Datei ist zu groß. Wählen Sie eine kleinere.',
    WRONG_KIND: 'Dieser Dateityp wird nicht angenommen. Wählen Sie eine andere Datei.',
    UNREADABLE: 'Die Datei ist beschädigt und nicht lesbar. Wählen Sie eine andere.',
    ENCRYPTED: 'Die Datei ist verschlüsselt. Speichern Sie sie ohne Passwort und wählen Sie sie erneut.',
    ACTIVE_CONTENT:
      'Die Datei enthält Skripte, Anhänge oder andere aktive Inhalte. Speichern Sie sie ohne diese, etwa indem Sie sie als PDF drucken.',
    TOO_COMPLEX:
      'Diese Zeichnung enthält zu viele Formen oder Effekte. Speichern Sie sie als PNG und wählen Sie diese Datei.',
    TOO_SLOW:
      'Das Lesen der Datei hat zu lange gedauert. Verkleinern oder teilen Sie sie, und versuchen Sie es erneut.',
    CRASHED:
      'Der Server ist bei diesem Vorgang zweimal abgestürzt. Prüfen Sie die Datei oder fragen Sie Ihre Administration.',
    UNKNOWN: 'Das gibt es nicht mehr, oder Sie haben keinen Zugriff darauf.',
    NOTHING_TO_DO: 'Nichts zu tun.',
    NOT_A_KEY:
      'Verwenden Sie 2 bis 64 Zeichen: a–z, 0–9, Punkt, Unterstrich und Bindestrich, am Anfang ein Buchstabe oder eine Ziffer.',
    NOT_A_YEAR: 'Geben Sie ein vierstelliges Jahr zwischen 1900 und heute ein.',
    NOT_A_DATE: 'Geben Sie ein gültiges Datum ein.',
    WRONG_ORDER: 'Das Ende liegt vor dem Beginn. Ändern Sie eines der Daten.',
    IN_THE_PAST: 'Das Datum liegt in der Vergangenheit. Wählen Sie ein späteres.',
    IN_THE_FUTURE: 'Das Datum liegt in der Zukunft. Geben Sie ein früheres ein.',
    AMBIGUOUS: 'Davon gibt es mehrere. Bitte genauer angeben.',
    TOO_LATE: 'Das Datum liegt mehr als 10 Jahre in der Zukunft. Wählen Sie ein früheres.',
    CYCLE: 'Eine Einheit kann nicht unter sich selbst eingeordnet werden.',
    TOO_DEEP: 'Einheiten lassen sich höchstens acht Ebenen tief schachteln.',
    GENERAL_UNIT: 'Die allgemeine Einheit lässt sich nicht ändern: Alle gehören zu ihr.',
    IN_USE: 'Es wird noch verwendet. Entfernen Sie zuerst die Verwendung.',
    OUT_OF_SCOPE: 'Sie können nur Einheiten ändern, die Sie leiten, und nur, was Leitungen dürfen.',
    COUNT_CHANGED: 'Die Zahl der betroffenen Personen hat sich geändert. Prüfen Sie sie erneut.',
    TOO_MANY: 'Zu viele auf einmal. Wählen Sie weniger.',
    NOT_CONFIRMED: 'Die Eingabe stimmt nicht überein. Geben Sie sie erneut ein.',
    WRONG_STATE: 'Im aktuellen Status nicht möglich.',
    NO_SIGN_IN_NAME: 'Geben Sie eine E-Mail-Adresse oder einen Benutzernamen ein.',
    REPEATED: 'Zwei Einträge sind gleich. Ändern Sie einen davon.',
    NO_ADDRESS: 'Keine zustellbare E-Mail-Adresse. Drucken Sie stattdessen einen Brief.',
    SELF: 'Den eigenen Zugang können Sie nicht ändern. Bitten Sie eine andere Person der Administration.',
    LAST_ADMINISTRATOR: 'Mindestens eine Person muss die Rolle Administration behalten.',
    HANDED_ON: 'An die Administration weitergegeben. Es wurde nichts gespeichert.',
    MIXED_SCRIPTS:
      'Der Name mischt ähnlich aussehende Buchstaben verschiedener Alphabete. Prüfen Sie die Schreibweise.',
    WRONG_ENCODING: 'Der Name sieht aus, als wäre die Datei mit der falschen Zeichenkodierung gelesen worden.',
    SPREADSHEET_ERROR: 'Die Zelle enthält einen Fehlerwert der Tabelle, etwa #NV.',
    ROUNDED_NUMBER: 'Das Tabellenprogramm hat diese Zahl gerundet, deshalb fehlen Ziffern.',
    DATE_WITH_TIME: 'Geben Sie das Datum ohne Uhrzeit ein.',
    BRAKE: 'Die Bremse greift: Es würden mehr Personen deaktiviert, als die Grenze erlaubt.',
  },
}
