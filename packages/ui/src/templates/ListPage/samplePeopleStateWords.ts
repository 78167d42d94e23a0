import type { UiLocale } from '../../locale/texts.ts'

/** What the sample of a list of people says where there is no list to show, or not the whole of it. */
interface PeopleStateWords {
  readonly nobody: { readonly title: string; readonly add: string; readonly bring: string; readonly more: string }
  readonly noMatch: { readonly title: string; readonly clear: string; readonly more: string }
  readonly part: { readonly partial: string; readonly load: string }
  readonly refused: { readonly title: string; readonly ask: string; readonly back: string; readonly more: string }
  readonly offline: string
  readonly failed: {
    readonly title: string
    readonly retry: string
    readonly reference: string
    readonly copy: string
    readonly copied: string
    readonly more: string
  }
}

export const peopleStateWords: Readonly<Record<UiLocale, PeopleStateWords>> = {
  en: {
    nobody: {
      title: 'No people in this unit yet',
      add: 'Add person',
      bring: 'Import a list',
      more: 'Add the first person, or bring a list over from your HR system.',
    },
    noMatch: {
      title: 'No match for these 2 filters',
      clear: 'Clear filters',
      more: '14 people match without “Overdue at least 6”.',
    },
    part: { partial: 'Showing 178 of 214 people. Lager Süd did not answer.', load: 'Load the rest' },
    refused: {
      title: 'You cannot see this list',
      ask: 'Ask for access',
      back: 'Back to dashboard',
      more: 'It needs the right “View people” in Hamburg. Jonas Weidmann can grant it.',
    },
    offline: 'You are offline. This is the list from 08:12. 1 reminder waits and will be sent once you are back.',
    failed: {
      title: 'The list could not be loaded',
      retry: 'Try again',
      reference: 'Reference',
      copy: 'Copy reference',
      copied: 'Reference copied',
      more: 'The server did not answer within 10 seconds. Your filters are kept.',
    },
  },
  de: {
    nobody: {
      title: 'Noch niemand in dieser Einheit',
      add: 'Person anlegen',
      bring: 'Liste importieren',
      more: 'Legen Sie die erste Person an, oder übernehmen Sie eine Liste aus Ihrem Personalsystem.',
    },
    noMatch: {
      title: 'Nichts passt zu diesen 2 Filtern',
      clear: 'Filter zurücksetzen',
      more: 'Ohne „Überfällig mindestens 6“ passen 14 Personen.',
    },
    part: { partial: '178 von 214 Personen werden gezeigt. Lager Süd hat nicht geantwortet.', load: 'Den Rest laden' },
    refused: {
      title: 'Sie können diese Liste nicht sehen',
      ask: 'Um Zugang bitten',
      back: 'Zur Übersicht',
      more: 'Dafür braucht es das Recht „Personen ansehen“ in Hamburg. Jonas Weidmann kann es geben.',
    },
    offline:
      'Sie sind offline. Das ist die Liste von 08:12 Uhr. 1 Erinnerung wartet und geht hinaus, sobald Sie wieder verbunden sind.',
    failed: {
      title: 'Die Liste konnte nicht geladen werden',
      retry: 'Erneut versuchen',
      reference: 'Kennung',
      copy: 'Kennung kopieren',
      copied: 'Kennung kopiert',
      more: 'Der Server hat 10 Sekunden lang nicht geantwortet. Ihre Filter bleiben erhalten.',
    },
  },
  sw: {
    nobody: {
      title: 'Bado hakuna mtu katika kitengo hiki',
      add: 'Ongeza mtu',
      bring: 'Leta orodha',
      more: 'Ongeza mtu wa kwanza, au leta orodha kutoka mfumo wenu wa wafanyakazi.',
    },
    noMatch: {
      title: 'Hakuna kinacholingana na vichujio hivi 2',
      clear: 'Futa vichujio',
      more: 'Bila “Zilizochelewa angalau 6” watu 14 wanalingana.',
    },
    part: { partial: 'Wanaonyeshwa watu 178 kati ya 214. Ghala la Kusini halikujibu.', load: 'Pakia waliobaki' },
    refused: {
      title: 'Huwezi kuona orodha hii',
      ask: 'Omba ruhusa',
      back: 'Rudi kwenye dashibodi',
      more: 'Inahitaji haki ya “Kuona watu” katika Hamburg. Jonas Weidmann anaweza kuitoa.',
    },
    offline: 'Huna muunganisho. Hii ni orodha ya saa 08:12. Kikumbusho 1 kinasubiri na kitatumwa ukirudi mtandaoni.',
    failed: {
      title: 'Orodha haikuweza kupakiwa',
      retry: 'Jaribu tena',
      reference: 'Kumbukumbu',
      copy: 'Nakili kumbukumbu',
      copied: 'Kumbukumbu imenakiliwa',
      more: 'Seva haikujibu kwa sekunde 10. Vichujio vyako vimehifadhiwa.',
    },
  },
}
