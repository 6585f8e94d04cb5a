/** The list of every page: the only place where features meet. */

import { type ComponentType, createElement } from 'react'
import { type InstrumentId, instrumentIds, instrumentTable } from '#core/instrument-table.ts'
import {
  fetchInstrument,
  fetchQuestionnaire,
  instrumentSource,
  questionnaireSource,
} from '../client/instrument-code.ts'
import { paths, redirects } from '../paths.ts'
import { type LazyPage, lazyPage } from '../ui/lazy-page.tsx'
import { guarded } from './guard.tsx'
import { stylesOf } from './page-styles.ts'

/** One page of the app. */
export interface PageRoute {
  readonly path: string
  readonly Page: LazyPage
  /** Source files, relative to the web room, whose code the page needs at once: they are preloaded. */
  readonly modules: readonly string[]
}

/** The file of every page; `home-page.tsx` exports `HomePage`. */
const pageFiles = import.meta.glob<Readonly<Record<string, ComponentType>>>([
  '../features/**/*-page.tsx',
  './*-page.tsx',
])

/** Pages that ask the server at once have the code for it at hand. */
const wayToServer = 'client/server-transport.ts'

/** A page anyone may open; `home/home-page` is its place among the features, `my-data-page` is beside us. */
const open = (path: string, place: string) => page(path, [place], () => fetchPage(place))

/** A page anyone may open that asks the server at once. */
const asking = (path: string, place: string) =>
  page(path, [place, wayToServer], () => fetchPage(place))

/** A page that needs a user id. */
const closed = (path: string, place: string) =>
  page(path, [place, wayToServer], async () => guarded(await fetchPage(place)))

async function fetchPage(place: string): Promise<ComponentType> {
  const path = isOfFeature(place) ? `../${sourceOf(place)}` : `./${place}.tsx`
  const file = await pageFiles[path]?.()
  const name = place
    .replace(/^.*\//, '')
    .replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const Page = file?.[name]
  if (Page === undefined) throw new Error(`There is no page ${place}`)
  return Page
}

function page(
  path: string,
  modules: readonly string[],
  load: () => Promise<ComponentType>,
): PageRoute {
  const loadStyled = async () => {
    const [Page] = await Promise.all([load(), stylesOf(path)])
    return Page
  }
  return { path, modules: modules.map(sourceOf), Page: lazyPage(loadStyled) }
}

/** A page that is put together from several features stands in the app. */
const isOfFeature = (place: string) => place.includes('/')

/** What has an ending is no page, and taken as it is. */
function sourceOf(module: string): string {
  if (module.endsWith('.ts')) return module
  return `${isOfFeature(module) ? 'features' : 'app'}/${module}.tsx`
}

const intro = (id: InstrumentId) =>
  page(instrumentTable[id].intro, ['evaluations/intro-page', questionnaireSource(id)], async () => {
    const [{ IntroPage }, instrument] = await Promise.all([
      import('../features/evaluations/intro-page.tsx'),
      fetchQuestionnaire(id),
    ])
    return () => createElement(IntroPage, { instrument })
  })

const questionnaire = (id: InstrumentId) => {
  const { questions, sentences } = instrumentTable[id]
  const modules = ['questionnaire/questionnaire-page', questionnaireSource(id)]
  return page(questions, modules, async () => {
    const [{ QuestionnairePage }, instrument, Picture] = await Promise.all([
      import('../features/questionnaire/questionnaire-page.tsx'),
      fetchQuestionnaire(id),
      pictures[id]?.(),
    ])
    const props = Picture === undefined ? { instrument } : { instrument, Picture }
    const announce = sentences === 'test' ? 'notLoggedInFirst' : null
    return guarded(() => createElement(QuestionnairePage, props), announce)
  })
}

const result = (id: InstrumentId) =>
  page(
    instrumentTable[id].result,
    ['result/result-page', instrumentSource(id), wayToServer],
    async () => {
      const [{ ResultPage }, instrument] = await Promise.all([
        import('../features/result/result-page.tsx'),
        fetchInstrument(id),
      ])
      return guarded(() => createElement(ResultPage, { instrument }), 'userNotLoggedIn')
    },
  )

const progress = (id: InstrumentId) =>
  page(
    paths[`${id}Progress`],
    ['progress/domain-progress-page', instrumentSource(id), wayToServer],
    async () => {
      const [{ DomainProgressPage }, instrument] = await Promise.all([
        import('../features/progress/domain-progress-page.tsx'),
        fetchInstrument(id),
      ])
      return guarded(() => createElement(DomainProgressPage, { instrument }))
    },
  )

/** What is drawn beside the questions of an instrument. */
const pictures: { readonly [Id in InstrumentId]?: () => Promise<QuestionPicture> } = {
  literacy: async () =>
    (await import('../ui/illustrations/literacy-illustration.tsx')).LiteracyIllustration,
}

type QuestionPicture = ComponentType<{ linkId: string }>

const pages: readonly PageRoute[] = [
  open(paths.home, 'home/home-page'),
  open(paths.contact, 'home/contact-page'),
  open(paths.privacy, 'privacy/privacy-page'),
  open(paths.accessibility, 'accessibility/accessibility-page'),
  open(paths.login, 'account/login-page'),
  open(paths.register, 'account/register-page'),
  open(paths.signIn, 'account/sign-in-page'),
  open(paths.logout, 'account/logout-page'),

  closed(paths.myData, 'my-data-page'),
  closed(paths.evaluations, 'evaluations/evaluations-page'),
  ...instrumentIds.flatMap((id) => [intro(id), questionnaire(id), result(id), progress(id)]),
  closed(paths.bmi, 'bmi/bmi-page'),

  asking(paths.scores, 'scores/scores-page'),
  closed(paths.progress, 'progress/progress-page'),
  closed(paths.people, 'people/people-page'),
  closed(paths.report, 'report-page'),
  closed(paths.share, 'share-page'),
  asking(paths.shared, 'report/shared/shared-page'),
  closed(paths.scoreEntry, 'scores/score-entry-page'),
  open(paths.tests, 'tests/forum-tests-page'),
  closed(paths.advice, 'coach/advice-page'),
  closed(paths.adviceChat, 'chat/advice-chat-page'),
  closed(paths.memory, 'memory/memory-page'),
  closed(paths.plan, 'plan/plan-page'),
  asking(paths.stop, 'plan/stop-page'),
  open(paths.assistant, 'chat/assistant-page'),
  open(paths.methods, 'about/methods-page'),
  open(paths.demo, 'demo/demo-page'),
]

const notFound = open('*', 'home/not-found-page')

/**
 * The page at an address.
 *
 * @param pathname - path of the address; one slash at its end is ignored.
 * @returns the page, or the not-found page.
 */
export function pageAt(pathname: string): PageRoute {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  const target = redirects[path] ?? path
  return pages.find((candidate) => candidate.path === target) ?? notFound
}

/** Fetch the code of every page. */
export const everyPage = pages.map(({ Page }) => Page.load)
