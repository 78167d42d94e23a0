import type { Template, TemplatePreview, TemplateSummary } from './templateTypes.ts'

/** Some mails of each group; one was changed, one is switched off. */
export const templateListFixture: readonly TemplateSummary[] = [
  { event: 'INVITATION', group: 'ACCOUNT', isActive: true, changedLocales: [] },
  { event: 'PASSWORD_RESET', group: 'ACCOUNT', isActive: true, changedLocales: [] },
  { event: 'ASSIGNED', group: 'LEARNING', isActive: true, changedLocales: ['en', 'de'] },
  { event: 'OVERDUE', group: 'LEARNING', isActive: true, changedLocales: [] },
  { event: 'BADGE_EARNED', group: 'PROOFS', isActive: false, changedLocales: [] },
  { event: 'DIGEST', group: 'NEWS', isActive: true, changedLocales: [] },
]

const defaults = [
  {
    locale: 'en',
    subject: 'New assignment: {{ title }}',
    main: 'Hello {{ name }},\n\n“{{ title }}” was assigned to you.',
    extra: '',
    button: 'Start',
  },
  {
    locale: 'de',
    subject: 'Neue Zuweisung: {{ title }}',
    main: 'Guten Tag {{ name }},\n\n„{{ title }}“ wurde Ihnen zugewiesen.',
    extra: '',
    button: 'Starten',
  },
  {
    locale: 'sw',
    subject: 'Umepangiwa: {{ title }}',
    main: 'Habari {{ name }},\n\numepangiwa “{{ title }}”.',
    extra: '',
    button: 'Anza',
  },
]

/** The mail about an assignment. */
export const templateFixture = (change: Partial<Template> = {}): Template => ({
  event: 'ASSIGNED',
  group: 'LEARNING',
  isActive: true,
  isMandatory: false,
  hasButton: true,
  revision: 4,
  placeholders: ['name', 'product', 'title', 'due'],
  texts: defaults.map((text) => ({ ...text, ...(text.locale === 'en' ? { subject: 'For you: {{ title }}' } : {}) })),
  defaults,
  ...change,
})

/** As Amina reads it. */
export const previewFixture: TemplatePreview = {
  subject: 'For you: Fire safety',
  body: 'Hello Amina Okafor,\n\n“Fire safety” was assigned to you.\n\nhttps://somo.example/\n\nChoose what reaches you: https://somo.example/my-profile?tab=notifications\n',
  button: 'Start',
  userErrors: [],
}
