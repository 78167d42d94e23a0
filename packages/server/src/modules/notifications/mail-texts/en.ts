import type { NotificationMailTexts } from './types.ts'

const hello = 'Hello {{ name }},'

/** The default texts in English. */
export const en: NotificationMailTexts = {
  ASSIGNED: {
    subject: 'New assignment: {{ title }}',
    main: `${hello}\n\n“{{ title }}” was assigned to you.\n\nIt is due on {{ due }}.`,
    extra: '',
    button: 'Start',
  },
  DUE_REMINDER: {
    subject: '{{ title }} is due on {{ due }}',
    main: `${hello}\n\n“{{ title }}” is due on {{ due }}. Days left: {{ days }}.`,
    extra: '',
    button: 'Continue',
  },
  OVERDUE: {
    subject: '{{ title }} is overdue',
    main: `${hello}\n\n“{{ title }}” was due on {{ due }}. Please complete it as soon as you can.`,
    extra: '',
    button: 'Continue',
  },
  EXPIRING: {
    subject: '{{ title }} expires on {{ until }}',
    main: `${hello}\n\nyour completion of “{{ title }}” is valid until {{ until }}. Renew it before then.`,
    extra: '',
    button: 'Renew',
  },
  REQUEST_DECIDED: {
    subject: '{{ title }}: request {{ decision }}',
    main: `${hello}\n\nyour request for “{{ title }}” was {{ decision }}.\n\n{{ reason }}`,
    extra: '',
    button: 'Open',
  },
  EVENT_BOOKED: {
    subject: '{{ title }}: your seat on {{ at }}',
    main: `${hello}\n\nyou are registered for “{{ title }}” on {{ at }}.\n\nPlace: {{ place }}`,
    extra:
      'The invitation for your calendar is attached. If you can’t come, cancel your seat so that someone else gets it.',
    button: 'View session',
  },
  EVENT_BOOKING_CANCELLED: {
    subject: '{{ title }}: your booking for {{ at }} is cancelled',
    main: `${hello}\n\nyour booking for “{{ title }}” on {{ at }} is cancelled. You no longer have a seat in this session.`,
    extra: 'The attached file removes the session from your calendar. You can book another one.',
    button: 'View sessions',
  },
  EVENT_SESSION_CHANGED: {
    subject: '{{ title }}: the session has changed',
    main: `${hello}\n\nyour session of “{{ title }}” is now on {{ at }}. Your seat is kept.\n\nPlace: {{ place }}`,
    extra: '',
    button: 'View session',
  },
  EVENT_SESSION_CANCELLED: {
    subject: '{{ title }}: the session on {{ at }} is cancelled',
    main: `${hello}\n\nthe session of “{{ title }}” on {{ at }} is cancelled.\n\nReason: {{ reason }}`,
    extra: 'You can book another session.',
    button: 'View sessions',
  },
  SEAT_FROM_WAITING_LIST: {
    subject: '{{ title }}: you have a seat',
    main: `${hello}\n\na seat became free. You are now registered for “{{ title }}” on {{ at }}.\n\nPlace: {{ place }}`,
    extra: 'If you can’t come, cancel your seat so that someone else gets it.',
    button: 'View session',
  },
  ESSAY_REVIEWED: {
    subject: '{{ title }}: your answers were reviewed',
    main: `${hello}\n\nyour answers in “{{ title }}” were reviewed.`,
    extra: '',
    button: 'See result',
  },
  REQUEST_RECEIVED: {
    subject: '{{ person }} requests {{ title }}',
    main: `${hello}\n\n{{ person }} requests “{{ title }}”.`,
    extra: '',
    button: 'Decide',
  },
  OVERDUE_LIST: {
    subject: 'Overdue in {{ unit }}: {{ count }}',
    main: `${hello}\n\noverdue mandatory items in {{ unit }}: {{ count }}.`,
    extra: '',
    button: 'See list',
  },
  CERTIFICATE_ISSUED: {
    subject: 'Your certificate: {{ title }}',
    main: `${hello}\n\nyou have a new certificate for “{{ title }}”.\n\nValid until {{ until }}.`,
    extra: '',
    button: 'View certificate',
  },
  CERTIFICATE_EXPIRING: {
    subject: 'Your certificate {{ title }} expires on {{ until }}',
    main: `${hello}\n\nyour certificate for “{{ title }}” is valid until {{ until }}. Days left: {{ days }}.`,
    extra: '',
    button: 'Renew',
  },
  CERTIFICATE_EXPIRED: {
    subject: 'Your certificate {{ title }} has expired',
    main: `${hello}\n\nyour certificate for “{{ title }}” was valid until {{ until }}. Renew it as soon as you can.`,
    extra: '',
    button: 'Renew',
  },
  BADGE_EARNED: {
    subject: 'You earned the badge {{ badge }}',
    main: `${hello}\n\nyou earned the badge “{{ badge }}”.`,
    extra: '',
    button: 'View badge',
  },
  PATH_STAGE_OPENED: {
    subject: '{{ title }}: next stage',
    main: `${hello}\n\nthe stage “{{ stage }}” of “{{ title }}” is now open.`,
    extra: '',
    button: 'Continue',
  },
  TASK_SET: {
    subject: 'New task: {{ title }}',
    main: `${hello}\n\n“{{ title }}” was set for you.\n\nIt is due on {{ due }}.`,
    extra: '',
    button: 'Open task',
  },
  TASK_HANDED_IN: {
    subject: 'Receipt: {{ title }}',
    main: `${hello}\n\nyou handed in “{{ title }}” on {{ at }}.\n\nReceipt: {{ receipt }}`,
    extra: '',
    button: 'View what you handed in',
  },
  TASK_RETURNED: {
    subject: '{{ title }}: please revise',
    main: `${hello}\n\nyour answer to “{{ title }}” was returned.\n\n{{ reason }}\n\nDue on {{ due }}.`,
    extra: '',
    button: 'Revise',
  },
  TASK_GRADED: {
    subject: '{{ title }}: {{ decision }}',
    main: `${hello}\n\nyour answer to “{{ title }}” was reviewed: {{ decision }}.\n\n{{ reason }}`,
    extra: '',
    button: 'See result',
  },
  TASK_REVIEW_WAITING: {
    subject: 'Answer to review: {{ title }}',
    main: `${hello}\n\n{{ person }} handed in “{{ title }}”.`,
    extra: '',
    button: 'Review',
  },
  NEWS: {
    subject: '{{ title }}',
    main: `${hello}\n\n{{ summary }}`,
    extra: '',
    button: 'Read',
  },
  MESSAGE: {
    subject: '{{ person }}: {{ title }}',
    main: `${hello}\n\n{{ person }} sent you a message: {{ title }}\n\n{{ summary }}`,
    extra: '',
    button: 'Read message',
  },
  DIGEST: {
    subject: 'Your summary from {{ product }}: {{ count }} new',
    main: `${hello}\n\nthis is new for you:\n\n{{ items }}`,
    extra: '',
    button: 'Open {{ product }}',
  },
}
