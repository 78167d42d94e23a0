/** What the samples of a refused list say, in every language. */
export const refusedWords = {
  en: {
    title: 'You cannot see this list',
    ask: 'Ask for access',
    back: 'Back to the dashboard',
    needed: 'It needs the right “View people” in Hamburg.',
    granted: 'It needs the right “View people” in Hamburg. Jonas Weidmann can grant it.',
  },
  de: {
    title: 'Sie können diese Liste nicht sehen',
    ask: 'Um Zugang bitten',
    back: 'Zur Übersicht',
    needed: 'Dafür braucht es das Recht „Personen ansehen“ in Hamburg.',
    granted: 'Dafür braucht es das Recht „Personen ansehen“ in Hamburg. Jonas Weidmann kann es erteilen.',
  },
  sw: {
    title: 'Huwezi kuona orodha hii',
    ask: 'Omba ruhusa',
    back: 'Rudi mwanzo',
    needed: 'Inahitaji haki ya “Kuona watu” katika Hamburg.',
    granted: 'Inahitaji haki ya “Kuona watu” katika Hamburg. Jonas Weidmann anaweza kuitoa.',
  },
}
