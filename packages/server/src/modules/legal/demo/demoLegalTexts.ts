import type { ConsentMode, LegalKind } from '@somo/graphql/schema'

/** A legal text or help article of the demo, published so many days ago. */
export interface DemoDocument {
  readonly kind: LegalKind
  readonly title: string
  readonly consent: ConsentMode
  readonly daysAgo: number
  /** Key of the unit it is for, with all below it; left out: everybody. */
  readonly unit?: string
  /** Of a help article: the addresses of the pages it is for. */
  readonly screens?: readonly string[]
  readonly texts: Readonly<Record<'en' | 'de' | 'sw', { readonly title: string; readonly body: string }>>
}

const address = 'Uferwerk Logistics\nHafenstraße 12\n20457 Hamburg'

/** The example texts of the demo: two legal texts, a consent, a help article. */
export const demoDocuments: readonly DemoDocument[] = [
  {
    kind: 'IMPRINT',
    title: 'Imprint',
    consent: 'NONE',
    daysAgo: 400,
    texts: {
      en: {
        title: 'Imprint',
        body: `This is an example text of the demo organisation.\n\n${address}\n\nManaging director: Katharina Brandt\n\nEmail: info@somo.example`,
      },
      de: {
        title: 'Impressum',
        body: `Dies ist ein Beispieltext der Demo-Organisation.\n\n${address}\n\nGeschäftsführung: Katharina Brandt\n\nE-Mail: info@somo.example`,
      },
      sw: {
        title: 'Taarifa za mchapishaji',
        body: `Haya ni maandishi ya mfano ya shirika la majaribio.\n\n${address}\n\nMkurugenzi mtendaji: Katharina Brandt\n\nBarua pepe: info@somo.example`,
      },
    },
  },
  {
    kind: 'PRIVACY',
    title: 'Privacy notice',
    consent: 'NONE',
    daysAgo: 400,
    texts: {
      en: {
        title: 'Privacy notice',
        body: 'This is an example text of the demo organisation.\n\n## What we store\n\nYour name, your email address, your unit, and what you have learned and when.\n\n## Why\n\nThe law requires us to prove safety briefings. Everything else helps you to continue where you left off.\n\n## How long\n\nProofs are kept for ten years, learning progress until you leave the organisation.\n\n## Your rights\n\nYou can download your data and ask for its deletion under *My profile*.',
      },
      de: {
        title: 'Datenschutzerklärung',
        body: 'Dies ist ein Beispieltext der Demo-Organisation.\n\n## Was wir speichern\n\nIhren Namen, Ihre E-Mail-Adresse, Ihre Einheit sowie was Sie wann gelernt haben.\n\n## Wozu\n\nUnterweisungen müssen wir gesetzlich nachweisen. Alles andere hilft Ihnen, dort weiterzumachen, wo Sie aufgehört haben.\n\n## Wie lange\n\nNachweise bewahren wir zehn Jahre auf, Lernstände bis zu Ihrem Austritt.\n\n## Ihre Rechte\n\nUnter *Mein Profil* laden Sie Ihre Daten herunter und beantragen deren Löschung.',
      },
      sw: {
        title: 'Taarifa ya faragha',
        body: 'Haya ni maandishi ya mfano ya shirika la majaribio.\n\n## Tunachohifadhi\n\nJina lako, barua pepe yako, kitengo chako, na ulichojifunza na lini.\n\n## Kwa nini\n\nSheria inatutaka tuthibitishe mafunzo ya usalama. Mengine hukusaidia kuendelea ulipoishia.\n\n## Kwa muda gani\n\nUthibitisho huhifadhiwa kwa miaka kumi, maendeleo ya kujifunza hadi utakapoondoka.\n\n## Haki zako\n\nUnaweza kupakua data yako na kuomba ifutwe kwenye *Wasifu wangu*.',
      },
    },
  },
  {
    kind: 'OWN',
    title: 'Photographs at work',
    consent: 'ACCEPT',
    daysAgo: 60,
    unit: 'accounts',
    texts: {
      en: {
        title: 'Photographs at work',
        body: 'We would like to use photographs of you in the staff magazine. You can withdraw your consent at any time.',
      },
      de: {
        title: 'Fotos bei der Arbeit',
        body: 'Wir möchten Fotos von Ihnen in der Mitarbeiterzeitschrift verwenden. Sie können Ihre Einwilligung jederzeit widerrufen.',
      },
      sw: {
        title: 'Picha kazini',
        body: 'Tungependa kutumia picha zako katika jarida la wafanyakazi. Unaweza kuondoa idhini yako wakati wowote.',
      },
    },
  },
  {
    kind: 'HELP',
    title: 'Who decides what I have to learn?',
    consent: 'NONE',
    daysAgo: 30,
    screens: ['/media', '/dashboard'],
    texts: {
      en: {
        title: 'Who decides what I have to learn?',
        body: 'Your unit’s managers assign mandatory training. You see who assigned it in *My media*, next to the title.\n\nIf a due date does not fit, talk to your manager. They can move it.',
      },
      de: {
        title: 'Wer legt fest, was ich lernen muss?',
        body: 'Pflichtschulungen weist die Leitung Ihrer Einheit zu. Von wem eine Zuweisung kommt, steht unter *Meine Medien* neben dem Titel.\n\nPasst eine Frist nicht, sprechen Sie Ihre Leitung an. Sie kann die Frist verschieben.',
      },
      sw: {
        title: 'Nani anaamua ninachopaswa kujifunza?',
        body: 'Wasimamizi wa kitengo chako hupangia mafunzo ya lazima. Aliyepanga anaonekana kwenye *Maudhui yangu*, kando ya kichwa.\n\nTarehe ya mwisho isipokufaa, zungumza na msimamizi wako. Anaweza kuibadilisha.',
      },
    },
  },
]
