import type { AssistantArticle, HelpArticle } from '@somo/graphql/schema'
import { fold } from '@somo/ui/locale/fold'
import { topicWords } from './subjectWords.ts'

const mostArticles = 3
const longestExcerpt = 160

/** The help articles that have words of the question, the best first: a word in the title counts three times. */
export function findHelp(question: string, articles: readonly HelpArticle[]): AssistantArticle[] {
  const words = topicWords(question).map((word) => word.slice(0, 7))
  return articles
    .map(({ uuid, text }) => {
      const [title, body] = [fold(text.title), fold(text.body)]
      const hits = words.reduce((sum, word) => sum + (title.includes(word) ? 3 : 0) + (body.includes(word) ? 1 : 0), 0)
      return { uuid, title: text.title, excerpt: excerptOf(text.body), hits }
    })
    .filter(({ hits }) => hits > 0)
    .toSorted((one, other) => other.hits - one.hits)
    .slice(0, mostArticles)
    .map(({ uuid, title, excerpt }) => ({ uuid, title, excerpt }))
}

/** The beginning of a text without its markup. */
function excerptOf(body: string): string {
  const plain = body
    .replaceAll(/<[^>]+>|!?\[|\]\([^)]*\)|[#*_>`]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (plain.length <= longestExcerpt) return plain
  return `${plain.slice(0, plain.lastIndexOf(' ', longestExcerpt))} …`
}
