import type { PageLocale } from '../../identity/pages/pageTexts.ts'
import type { NotificationGroup } from '../../modules/notifications/notificationEvents.ts'

interface UnsubscribeWords {
  readonly title: string
  readonly question: string
  readonly unsubscribe: string
  readonly all: string
  readonly done: string
  readonly doneGroup: string
  readonly doneAll: string
  readonly preferences: string
  readonly unknown: string
  readonly unknownHint: string
  readonly groups: Readonly<Record<NotificationGroup, string>>
}

/** Every text of the unsubscribe page. */
export const unsubscribeWords: Readonly<Record<PageLocale, UnsubscribeWords>> = {
  en: {
    title: 'Unsubscribe',
    question: 'Stop emails about {group}? You will still see them in the application.',
    unsubscribe: 'Unsubscribe',
    all: 'Stop all optional emails',
    done: 'You are unsubscribed',
    doneGroup: 'You won’t get any more emails about {group}.',
    doneAll: 'You won’t get any more optional emails. Emails about your account are still sent.',
    preferences: 'Notification settings',
    unknown: 'This link doesn’t work',
    unknownHint: 'It is incomplete or was changed. Sign in to change your notification settings.',
    groups: {
      LEARNING: 'your learning',
      MANAGING: 'your work as a manager',
      PROOFS: 'certificates and badges',
      NEWS: 'news',
      MESSAGES: 'messages',
    },
  },
  de: {
    title: 'E-Mails abbestellen',
    question: 'Keine E-Mails mehr zu {group}? In der Anwendung sehen Sie diese Benachrichtigungen weiterhin.',
    unsubscribe: 'Abbestellen',
    all: 'Alle freiwilligen E-Mails abbestellen',
    done: 'E-Mails abbestellt',
    doneGroup: 'Sie erhalten keine E-Mails mehr zu {group}.',
    doneAll: 'Sie erhalten keine freiwilligen E-Mails mehr. E-Mails zu Ihrem Konto werden weiterhin gesendet.',
    preferences: 'Benachrichtigungen einstellen',
    unknown: 'Dieser Link funktioniert nicht',
    unknownHint:
      'Er ist unvollständig oder wurde verändert. Melden Sie sich an, um Ihre Benachrichtigungen einzustellen.',
    groups: {
      LEARNING: 'Ihrem Lernen',
      MANAGING: 'Ihren Führungsaufgaben',
      PROOFS: 'Zertifikaten und Badges',
      NEWS: 'Neuigkeiten',
      MESSAGES: 'Nachrichten',
    },
  },
  sw: {
    title: 'Jiondoe',
    question: 'Ungependa kuacha kupata barua pepe kuhusu {group}? Bado utaziona ndani ya programu.',
    unsubscribe: 'Jiondoe',
    all: 'Acha barua pepe zote za hiari',
    done: 'Umejiondoa',
    doneGroup: 'Hutapata tena barua pepe kuhusu {group}.',
    doneAll: 'Hutapata tena barua pepe za hiari. Barua pepe kuhusu akaunti yako bado zitatumwa.',
    preferences: 'Mipangilio ya arifa',
    unknown: 'Kiungo hiki hakifanyi kazi',
    unknownHint: 'Hakijakamilika au kimebadilishwa. Ingia ili kubadilisha mipangilio ya arifa.',
    groups: {
      LEARNING: 'masomo yako',
      MANAGING: 'kazi zako za usimamizi',
      PROOFS: 'vyeti na beji',
      NEWS: 'habari',
      MESSAGES: 'ujumbe',
    },
  },
}
