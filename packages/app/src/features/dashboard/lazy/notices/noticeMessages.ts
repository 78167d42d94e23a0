import { defineMessages } from '../../../../platform/locale/message.ts'

export const noticeMessages = defineMessages({
  noRole: {
    id: 'dashboard.notice.noRole',
    defaultMessage:
      '{hasName, select, yes {Your account has no role in {product} yet. Ask your administrator for one. Your username is “{username}”.} other {Your account has no role in {product} yet. Ask your administrator for one.}}',
    description:
      'Notice to a person without any role: whom to ask, and by which user name they find the account. {product} is the name of the product.',
  },
  refused: {
    id: 'dashboard.notice.refused',
    defaultMessage: 'You don’t have access to “{page}”. You’re back on the overview.',
    description: 'Notice after a page was refused; {page} is its title.',
  },
  demo: {
    id: 'dashboard.notice.demo',
    defaultMessage:
      'The demo accounts with their known password are active. Before others can reach this installation, start it with DEMO=false.',
    description: 'Notice to administrators; DEMO=false is a setting of the server and stays as it is.',
  },
  draft: {
    id: 'dashboard.notice.draft',
    defaultMessage: 'A design draft from {date} is not published yet.',
    description: 'Notice to administrators; {date} is a date.',
  },
  cases: {
    id: 'dashboard.notice.cases',
    defaultMessage: 'There are open requests about personal data.',
    description: 'Notice to administrators.',
  },
  toCases: {
    id: 'dashboard.notice.toCases',
    defaultMessage: 'Open the requests',
    description: 'Link at the end of the notice about requests.',
  },
  toDesign: {
    id: 'dashboard.notice.toDesign',
    defaultMessage: 'Open the design',
    description: 'Link at the end of the notice about a draft.',
  },
})
