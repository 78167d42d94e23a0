import type { NotificationMailTexts } from './types.ts'

const hello = 'Habari {{ name }},'

/** The default texts in Swahili. */
export const sw: NotificationMailTexts = {
  ASSIGNED: {
    subject: 'Umepangiwa: {{ title }}',
    main: `${hello}\n\numepangiwa “{{ title }}”.\n\nTarehe ya mwisho ni {{ due }}.`,
    extra: '',
    button: 'Anza',
  },
  DUE_REMINDER: {
    subject: '{{ title }}: tarehe ya mwisho ni {{ due }}',
    main: `${hello}\n\ntarehe ya mwisho ya “{{ title }}” ni {{ due }}. Siku zilizobaki: {{ days }}.`,
    extra: '',
    button: 'Endelea',
  },
  OVERDUE: {
    subject: '{{ title }} imechelewa',
    main: `${hello}\n\ntarehe ya mwisho ya “{{ title }}” ilikuwa {{ due }}. Tafadhali ikamilishe mapema iwezekanavyo.`,
    extra: '',
    button: 'Endelea',
  },
  EXPIRING: {
    subject: '{{ title }} inaisha muda tarehe {{ until }}',
    main: `${hello}\n\nukamilishaji wako wa “{{ title }}” ni halali hadi {{ until }}. Uhuishe kabla ya tarehe hiyo.`,
    extra: '',
    button: 'Huisha',
  },
  REQUEST_DECIDED: {
    subject: '{{ title }}: ombi {{ decision }}',
    main: `${hello}\n\nombi lako la “{{ title }}” {{ decision }}.\n\n{{ reason }}`,
    extra: '',
    button: 'Fungua',
  },
  EVENT_BOOKED: {
    subject: '{{ title }}: nafasi yako tarehe {{ at }}',
    main: `${hello}\n\numesajiliwa kwa “{{ title }}” tarehe {{ at }}.\n\nMahali: {{ place }}`,
    extra: 'Mwaliko wa kalenda yako umeambatishwa. Ikiwa huwezi kuja, ghairi nafasi yako ili mtu mwingine aipate.',
    button: 'Tazama kipindi',
  },
  EVENT_BOOKING_CANCELLED: {
    subject: '{{ title }}: nafasi yako ya {{ at }} imeghairiwa',
    main: `${hello}\n\nnafasi yako katika kipindi cha “{{ title }}” cha tarehe {{ at }} imeghairiwa.`,
    extra: 'Faili iliyoambatishwa inaondoa kipindi kwenye kalenda yako. Unaweza kuweka nafasi katika kipindi kingine.',
    button: 'Tazama vipindi',
  },
  EVENT_SESSION_CHANGED: {
    subject: '{{ title }}: kipindi kimebadilishwa',
    main: `${hello}\n\nkipindi chako cha “{{ title }}” sasa ni tarehe {{ at }}. Nafasi yako imehifadhiwa.\n\nMahali: {{ place }}`,
    extra: '',
    button: 'Tazama kipindi',
  },
  EVENT_SESSION_CANCELLED: {
    subject: '{{ title }}: kipindi cha tarehe {{ at }} kimeghairiwa',
    main: `${hello}\n\nkipindi cha “{{ title }}” cha tarehe {{ at }} kimeghairiwa.\n\nSababu: {{ reason }}`,
    extra: 'Unaweza kuweka nafasi katika kipindi kingine.',
    button: 'Tazama vipindi',
  },
  SEAT_FROM_WAITING_LIST: {
    subject: '{{ title }}: umepata nafasi',
    main: `${hello}\n\nnafasi imepatikana. Sasa umesajiliwa kwa “{{ title }}” tarehe {{ at }}.\n\nMahali: {{ place }}`,
    extra: 'Ikiwa huwezi kuja, ghairi nafasi yako ili mtu mwingine aipate.',
    button: 'Tazama kipindi',
  },
  ESSAY_REVIEWED: {
    subject: '{{ title }}: majibu yako yamekaguliwa',
    main: `${hello}\n\nmajibu yako katika “{{ title }}” yamekaguliwa.`,
    extra: '',
    button: 'Tazama matokeo',
  },
  REQUEST_RECEIVED: {
    subject: '{{ person }} anaomba {{ title }}',
    main: `${hello}\n\n{{ person }} anaomba “{{ title }}”.`,
    extra: '',
    button: 'Amua',
  },
  OVERDUE_LIST: {
    subject: 'Zilizochelewa katika {{ unit }}: {{ count }}',
    main: `${hello}\n\nkozi za lazima zilizochelewa katika {{ unit }}: {{ count }}.`,
    extra: '',
    button: 'Tazama orodha',
  },
  CERTIFICATE_ISSUED: {
    subject: 'Cheti chako: {{ title }}',
    main: `${hello}\n\numepata cheti kipya cha “{{ title }}”.\n\nNi halali hadi {{ until }}.`,
    extra: '',
    button: 'Tazama cheti',
  },
  CERTIFICATE_EXPIRING: {
    subject: 'Cheti chako cha {{ title }} kinaisha tarehe {{ until }}',
    main: `${hello}\n\ncheti chako cha “{{ title }}” ni halali hadi {{ until }}. Siku zilizobaki: {{ days }}.`,
    extra: '',
    button: 'Huisha',
  },
  CERTIFICATE_EXPIRED: {
    subject: 'Cheti chako cha {{ title }} kimeisha muda',
    main: `${hello}\n\ncheti chako cha “{{ title }}” kilikuwa halali hadi {{ until }}. Kihuishe mapema iwezekanavyo.`,
    extra: '',
    button: 'Huisha',
  },
  BADGE_EARNED: {
    subject: 'Umepata beji ya {{ badge }}',
    main: `${hello}\n\numepata beji ya “{{ badge }}”.`,
    extra: '',
    button: 'Tazama beji',
  },
  PATH_STAGE_OPENED: {
    subject: '{{ title }}: hatua inayofuata',
    main: `${hello}\n\nhatua “{{ stage }}” ya “{{ title }}” sasa imefunguliwa.`,
    extra: '',
    button: 'Endelea',
  },
  TASK_SET: {
    subject: 'Kazi mpya: {{ title }}',
    main: `${hello}\n\numepewa kazi “{{ title }}”.\n\nTarehe ya mwisho ni {{ due }}.`,
    extra: '',
    button: 'Fungua kazi',
  },
  TASK_HANDED_IN: {
    subject: 'Stakabadhi: {{ title }}',
    main: `${hello}\n\nuliwasilisha “{{ title }}” tarehe {{ at }}.\n\nStakabadhi: {{ receipt }}`,
    extra: '',
    button: 'Tazama ulichowasilisha',
  },
  TASK_RETURNED: {
    subject: '{{ title }}: tafadhali rekebisha',
    main: `${hello}\n\njibu lako la “{{ title }}” limerudishwa.\n\n{{ reason }}\n\nTarehe ya mwisho ni {{ due }}.`,
    extra: '',
    button: 'Rekebisha',
  },
  TASK_GRADED: {
    subject: '{{ title }}: {{ decision }}',
    main: `${hello}\n\njibu lako la “{{ title }}” limekaguliwa: {{ decision }}.\n\n{{ reason }}`,
    extra: '',
    button: 'Tazama matokeo',
  },
  TASK_REVIEW_WAITING: {
    subject: 'Jibu la kukagua: {{ title }}',
    main: `${hello}\n\n{{ person }} amewasilisha “{{ title }}”.`,
    extra: '',
    button: 'Kagua',
  },
  NEWS: {
    subject: '{{ title }}',
    main: `${hello}\n\n{{ summary }}`,
    extra: '',
    button: 'Soma',
  },
  MESSAGE: {
    subject: '{{ person }}: {{ title }}',
    main: `${hello}\n\n{{ person }} amekutumia ujumbe: {{ title }}\n\n{{ summary }}`,
    extra: '',
    button: 'Soma ujumbe',
  },
  DIGEST: {
    subject: 'Muhtasari wako kutoka {{ product }}: {{ count }} mpya',
    main: `${hello}\n\nhaya ni mapya kwako:\n\n{{ items }}`,
    extra: '',
    button: 'Fungua {{ product }}',
  },
}
