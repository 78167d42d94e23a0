import type { NotificationMailTexts } from './types.ts'

const hello = 'Guten Tag {{ name }},'

/** The default texts in German. */
export const de: NotificationMailTexts = {
  ASSIGNED: {
    subject: 'Neue Zuweisung: {{ title }}',
    main: `${hello}\n\n„{{ title }}“ wurde Ihnen zugewiesen.\n\nFällig am {{ due }}.`,
    extra: '',
    button: 'Starten',
  },
  DUE_REMINDER: {
    subject: '{{ title }} ist am {{ due }} fällig',
    main: `${hello}\n\n„{{ title }}“ ist am {{ due }} fällig. Verbleibende Tage: {{ days }}.`,
    extra: '',
    button: 'Fortsetzen',
  },
  OVERDUE: {
    subject: '{{ title }} ist überfällig',
    main: `${hello}\n\n„{{ title }}“ war am {{ due }} fällig. Bitte schließen Sie das so bald wie möglich ab.`,
    extra: '',
    button: 'Fortsetzen',
  },
  EXPIRING: {
    subject: '{{ title }} läuft am {{ until }} ab',
    main: `${hello}\n\nIhr Abschluss von „{{ title }}“ gilt bis {{ until }}. Erneuern Sie ihn vorher.`,
    extra: '',
    button: 'Erneuern',
  },
  REQUEST_DECIDED: {
    subject: '{{ title }}: Anfrage {{ decision }}',
    main: `${hello}\n\nIhre Anfrage zu „{{ title }}“ wurde {{ decision }}.\n\n{{ reason }}`,
    extra: '',
    button: 'Öffnen',
  },
  EVENT_BOOKED: {
    subject: '{{ title }}: Ihr Platz am {{ at }}',
    main: `${hello}\n\nSie sind für „{{ title }}“ am {{ at }} angemeldet.\n\nOrt: {{ place }}`,
    extra: 'Die Einladung für Ihren Kalender liegt bei. Wenn Sie nicht kommen können, geben Sie den Platz bitte frei.',
    button: 'Termin ansehen',
  },
  EVENT_BOOKING_CANCELLED: {
    subject: '{{ title }}: Buchung für {{ at }} storniert',
    main: `${hello}\n\nIhre Buchung für „{{ title }}“ am {{ at }} ist storniert. Sie haben bei diesem Termin keinen Platz mehr.`,
    extra: 'Die beigefügte Datei entfernt den Termin aus Ihrem Kalender. Sie können einen anderen Termin buchen.',
    button: 'Termine ansehen',
  },
  EVENT_SESSION_CHANGED: {
    subject: '{{ title }}: Termin geändert',
    main: `${hello}\n\nIhr Termin für „{{ title }}“ findet jetzt am {{ at }} statt. Ihr Platz bleibt reserviert.\n\nOrt: {{ place }}`,
    extra: '',
    button: 'Termin ansehen',
  },
  EVENT_SESSION_CANCELLED: {
    subject: '{{ title }}: Termin am {{ at }} abgesagt',
    main: `${hello}\n\nder Termin für „{{ title }}“ am {{ at }} ist abgesagt.\n\nGrund: {{ reason }}`,
    extra: 'Sie können einen anderen Termin buchen.',
    button: 'Termine ansehen',
  },
  SEAT_FROM_WAITING_LIST: {
    subject: '{{ title }}: Sie haben einen Platz',
    main: `${hello}\n\nein Platz ist frei geworden. Sie sind jetzt für „{{ title }}“ am {{ at }} angemeldet.\n\nOrt: {{ place }}`,
    extra: 'Wenn Sie nicht kommen können, geben Sie den Platz bitte frei.',
    button: 'Termin ansehen',
  },
  ESSAY_REVIEWED: {
    subject: '{{ title }}: Ihre Antworten wurden bewertet',
    main: `${hello}\n\nIhre Antworten in „{{ title }}“ wurden bewertet.`,
    extra: '',
    button: 'Ergebnis ansehen',
  },
  REQUEST_RECEIVED: {
    subject: 'Anfrage von {{ person }}: {{ title }}',
    main: `${hello}\n\n{{ person }} möchte „{{ title }}“ belegen.`,
    extra: '',
    button: 'Entscheiden',
  },
  OVERDUE_LIST: {
    subject: 'Überfällig in {{ unit }}: {{ count }}',
    main: `${hello}\n\nüberfällige Pflichtinhalte in {{ unit }}: {{ count }}.`,
    extra: '',
    button: 'Liste ansehen',
  },
  CERTIFICATE_ISSUED: {
    subject: 'Ihr Zertifikat: {{ title }}',
    main: `${hello}\n\nSie haben ein neues Zertifikat für „{{ title }}“.\n\nGültig bis {{ until }}.`,
    extra: '',
    button: 'Zertifikat ansehen',
  },
  CERTIFICATE_EXPIRING: {
    subject: 'Ihr Zertifikat {{ title }} läuft am {{ until }} ab',
    main: `${hello}\n\nIhr Zertifikat für „{{ title }}“ gilt bis {{ until }}. Verbleibende Tage: {{ days }}.`,
    extra: '',
    button: 'Erneuern',
  },
  CERTIFICATE_EXPIRED: {
    subject: 'Ihr Zertifikat {{ title }} ist abgelaufen',
    main: `${hello}\n\nIhr Zertifikat für „{{ title }}“ galt bis {{ until }}. Bitte erneuern Sie es möglichst bald.`,
    extra: '',
    button: 'Erneuern',
  },
  BADGE_EARNED: {
    subject: 'Neues Badge: {{ badge }}',
    main: `${hello}\n\nSie haben das Badge „{{ badge }}“ erhalten.`,
    extra: '',
    button: 'Badge ansehen',
  },
  PATH_STAGE_OPENED: {
    subject: '{{ title }}: nächste Etappe',
    main: `${hello}\n\ndie Etappe „{{ stage }}“ von „{{ title }}“ ist jetzt offen.`,
    extra: '',
    button: 'Fortsetzen',
  },
  TASK_SET: {
    subject: 'Neue Aufgabe: {{ title }}',
    main: `${hello}\n\nSie haben eine neue Aufgabe: „{{ title }}“.\n\nAbgabe bis {{ due }}.`,
    extra: '',
    button: 'Aufgabe öffnen',
  },
  TASK_HANDED_IN: {
    subject: 'Quittung: {{ title }}',
    main: `${hello}\n\nSie haben „{{ title }}“ am {{ at }} abgegeben.\n\nQuittung: {{ receipt }}`,
    extra: '',
    button: 'Abgabe ansehen',
  },
  TASK_RETURNED: {
    subject: '{{ title }}: bitte überarbeiten',
    main: `${hello}\n\nIhre Abgabe zu „{{ title }}“ wurde zurückgegeben.\n\n{{ reason }}\n\nAbgabe bis {{ due }}.`,
    extra: '',
    button: 'Überarbeiten',
  },
  TASK_GRADED: {
    subject: '{{ title }}: {{ decision }}',
    main: `${hello}\n\nIhre Abgabe zu „{{ title }}“ wurde bewertet: {{ decision }}.\n\n{{ reason }}`,
    extra: '',
    button: 'Ergebnis ansehen',
  },
  TASK_REVIEW_WAITING: {
    subject: 'Abgabe zu bewerten: {{ title }}',
    main: `${hello}\n\n{{ person }} hat „{{ title }}“ abgegeben.`,
    extra: '',
    button: 'Bewerten',
  },
  NEWS: {
    subject: '{{ title }}',
    main: `${hello}\n\n{{ summary }}`,
    extra: '',
    button: 'Lesen',
  },
  MESSAGE: {
    subject: '{{ person }}: {{ title }}',
    main: `${hello}\n\n{{ person }} hat Ihnen eine Nachricht gesendet: {{ title }}\n\n{{ summary }}`,
    extra: '',
    button: 'Nachricht lesen',
  },
  DIGEST: {
    subject: 'Ihre Zusammenfassung von {{ product }}: {{ count }} neu',
    main: `${hello}\n\ndas ist neu für Sie:\n\n{{ items }}`,
    extra: '',
    button: '{{ product }} öffnen',
  },
}
