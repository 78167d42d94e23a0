/** The languages ui has texts of its own in (specification, section 9: the allowed locales), as ISO 639-1. */
export const uiLocales = ['en', 'de', 'sw'] as const
export type UiLocale = (typeof uiLocales)[number]

const en = {
  skipToContent: 'Skip to content',
  mainMenu: 'Main menu',
  quickMenu: 'Quick menu',
  wholeMenu: 'Whole menu',
  more: 'More',
  close: 'Close',
  dismiss: 'Dismiss this notice',
  toneInfo: 'Note:',
  toneOk: 'Done:',
  toneWarn: 'Warning:',
  toneBad: 'Error:',
  opensInNewTab: '(opens in a new tab)',
  required: 'required',
  working: 'Working',
  menuFailed: 'The menu did not load. Check the connection and try again.',
  dialogFailed: 'The window did not load. Check the connection and try again.',
  choose: 'Choose',
  searchOrSelect: 'Search or select',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
}

/** The name of a text that ui itself says; everything else a person reads comes from the app as props. */
export type UiTextKey = keyof typeof en

const de: Record<UiTextKey, string> = {
  skipToContent: 'Zum Inhalt springen',
  mainMenu: 'Hauptmenü',
  quickMenu: 'Schnellmenü',
  wholeMenu: 'Ganzes Menü',
  more: 'Mehr',
  close: 'Schließen',
  dismiss: 'Diesen Hinweis schließen',
  toneInfo: 'Hinweis:',
  toneOk: 'Erledigt:',
  toneWarn: 'Warnung:',
  toneBad: 'Fehler:',
  opensInNewTab: '(öffnet in einem neuen Tab)',
  required: 'Pflichtfeld',
  working: 'Wird ausgeführt',
  menuFailed: 'Das Menü wurde nicht geladen. Verbindung prüfen und erneut versuchen.',
  dialogFailed: 'Das Fenster wurde nicht geladen. Verbindung prüfen und erneut versuchen.',
  choose: 'Auswählen',
  searchOrSelect: 'Suchen oder auswählen',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
}

const sw: Record<UiTextKey, string> = {
  skipToContent: 'Ruka hadi kwenye maudhui',
  mainMenu: 'Menyu kuu',
  quickMenu: 'Menyu ya haraka',
  wholeMenu: 'Menyu yote',
  more: 'Zaidi',
  close: 'Funga',
  dismiss: 'Funga taarifa hii',
  toneInfo: 'Taarifa:',
  toneOk: 'Imekamilika:',
  toneWarn: 'Onyo:',
  toneBad: 'Hitilafu:',
  opensInNewTab: '(hufunguka katika kichupo kipya)',
  required: 'lazima',
  working: 'Inaendelea',
  menuFailed: 'Menyu haikupakiwa. Angalia mtandao, kisha jaribu tena.',
  dialogFailed: 'Dirisha halikupakiwa. Angalia mtandao, kisha jaribu tena.',
  choose: 'Chagua',
  searchOrSelect: 'Tafuta au chagua',
  showPassword: 'Onyesha nenosiri',
  hidePassword: 'Ficha nenosiri',
}

/** Every text of ui in every language; a missing one does not compile. */
export const uiTexts: Readonly<Record<UiLocale, Readonly<Record<UiTextKey, string>>>> = { en, de, sw }
