/** The list of every page: the only place where features meet. */

import { type ComponentType, Suspense, createElement, useEffect } from 'react'
import type { InstrumentId } from '#core/instrument.ts'
import { commonTexts } from '../locales/common.ts'
import { paths, redirects } from '../paths.ts'
import { type LazyPage, lazyPage } from '../ui/lazy-page.tsx'
import { Loading } from '../ui/loading.tsx'
import { Navigation, useLocation, useNavigate } from '../ui/navigation.tsx'
import { guarded } from './guard.tsx'
import {
  fetchInstrument,
  fetchQuestionnaire,
  instrumentSource,
  questionnaireSource,
} from './instrument-code.ts'
import { Layout } from './layout.tsx'
import { PageErrorBoundary } from './page-error-boundary.tsx'
import { useGuestPreparation } from './use-guest-preparation.ts'

/** One page of the app. */
export interface PageRoute {
  readonly path: string
  readonly Page: LazyPage
  /** Source files, relative to the web room, whose code the page needs at once: they are preloaded. */
  readonly modules: readonly string[]
}

/** Pages that ask the server at once have the code for it at hand. */
const wayToServer = 'client/server-transport.ts'

/** A page anyone may open. */
function open(path: string, module: string, load: () => Promise<ComponentType>): PageRoute {
  return page(path, [module], load)
}

/** A page that needs a user id. */
function closed(path: string, module: string, load: () => Promise<ComponentType>): PageRoute {
  return page(path, [module, wayToServer], async () => guarded(await load()))
}

function page(
  path: string,
  modules: readonly string[],
  load: () => Promise<ComponentType>,
): PageRoute {
  return { path, modules: modules.map(sourceOf), Page: lazyPage(load) }
}

/** `home/home-page` is a page of a feature; what has an ending is taken as it is. */
function sourceOf(module: string): string {
  return /\.tsx?$/.test(module) ? module : `features/${module}.tsx`
}

const intro = (path: string, id: InstrumentId) =>
  page(path, ['evaluations/intro-page', instrumentSource(id)], async () => {
    const [{ IntroPage }, instrument] = await Promise.all([
      import('../features/evaluations/intro-page.tsx'),
      fetchInstrument[id](),
    ])
    return () => createElement(IntroPage, { instrument })
  })

const questionnaire = (
  path: string,
  id: InstrumentId,
  announce: 'notLoggedInFirst' | null = null,
  loadPicture?: () => Promise<ComponentType<{ linkId: string }>>,
) =>
  page(path, ['questionnaire/questionnaire-page', questionnaireSource(id)], async () => {
    const [{ QuestionnairePage }, instrument, Picture] = await Promise.all([
      import('../features/questionnaire/questionnaire-page.tsx'),
      fetchQuestionnaire[id](),
      loadPicture?.(),
    ])
    const props = Picture === undefined ? { instrument } : { instrument, Picture }
    return guarded(() => createElement(QuestionnairePage, props), announce)
  })

const result = (path: string, id: InstrumentId) =>
  page(path, ['result/result-page', instrumentSource(id), wayToServer], async () => {
    const [{ ResultPage }, instrument] = await Promise.all([
      import('../features/result/result-page.tsx'),
      fetchInstrument[id](),
    ])
    return guarded(() => createElement(ResultPage, { instrument }), 'userNotLoggedIn')
  })

const literacyPicture = async () =>
  (await import('../ui/illustrations/literacy-illustration.tsx')).LiteracyIllustration

const pages: readonly PageRoute[] = [
  open(
    paths.home,
    'home/home-page',
    async () => (await import('../features/home/home-page.tsx')).HomePage,
  ),
  open(
    paths.contact,
    'home/contact-page',
    async () => (await import('../features/home/contact-page.tsx')).ContactPage,
  ),
  open(
    paths.privacy,
    'privacy/privacy-page',
    async () => (await import('../features/privacy/privacy-page.tsx')).PrivacyPage,
  ),
  open(
    paths.accessibility,
    'accessibility/accessibility-page',
    async () =>
      (await import('../features/accessibility/accessibility-page.tsx')).AccessibilityPage,
  ),
  open(
    paths.login,
    'account/login-page',
    async () => (await import('../features/account/login-page.tsx')).LoginPage,
  ),
  open(
    paths.register,
    'account/register-page',
    async () => (await import('../features/account/register-page.tsx')).RegisterPage,
  ),
  open(
    paths.signIn,
    'account/sign-in-page',
    async () => (await import('../features/account/sign-in-page.tsx')).SignInPage,
  ),
  open(
    paths.logout,
    'account/logout-page',
    async () => (await import('../features/account/logout-page.tsx')).LogoutPage,
  ),

  closed(
    paths.myData,
    'app/my-data-page.tsx',
    async () => (await import('./my-data-page.tsx')).MyDataPage,
  ),
  closed(
    paths.evaluations,
    'evaluations/evaluations-page',
    async () => (await import('../features/evaluations/evaluations-page.tsx')).EvaluationsPage,
  ),
  intro(paths.socialization, 'social'),
  intro(paths.learning, 'literacy'),
  intro(paths.exercise, 'exercise'),
  intro(paths.diet, 'mna'),
  intro(paths.stress, 'stress'),
  intro(paths.sleep, 'sleep'),

  closed(
    paths.bmi,
    'bmi/bmi-page',
    async () => (await import('../features/bmi/bmi-page.tsx')).BmiPage,
  ),
  questionnaire(paths.socialTest, 'social'),
  questionnaire(paths.literacyTest, 'literacy', 'notLoggedInFirst', literacyPicture),
  questionnaire(paths.exerciseTest, 'exercise'),
  questionnaire(paths.mnaTest, 'mna', 'notLoggedInFirst'),
  questionnaire(paths.stressTest, 'stress'),
  questionnaire(paths.sleepTest, 'sleep'),
  result(paths.socialScore, 'social'),
  result(paths.literacyScore, 'literacy'),
  result(paths.exerciseScore, 'exercise'),
  result(paths.mnaScore, 'mna'),
  result(paths.stressScore, 'stress'),
  result(paths.sleepScore, 'sleep'),

  page(
    paths.scores,
    ['scores/scores-page', wayToServer],
    async () => (await import('../features/scores/scores-page.tsx')).ScoresPage,
  ),
  closed(
    paths.report,
    'report/report-page',
    async () => (await import('../features/report/report-page.tsx')).ReportPage,
  ),
  closed(
    paths.share,
    'app/share-page.tsx',
    async () => (await import('./share-page.tsx')).SharePage,
  ),
  page(
    paths.shared,
    ['report/shared/shared-page', wayToServer],
    async () => (await import('../features/report/shared/shared-page.tsx')).SharedPage,
  ),
  closed(
    paths.scoreEntry,
    'scores/score-entry-page',
    async () => (await import('../features/scores/score-entry-page.tsx')).ScoreEntryPage,
  ),
  open(
    paths.tests,
    'tests/forum-tests-page',
    async () => (await import('../features/tests/forum-tests-page.tsx')).ForumTestsPage,
  ),
  closed(
    paths.advice,
    'coach/advice-page',
    async () => (await import('../features/coach/advice-page.tsx')).AdvicePage,
  ),
  closed(
    paths.adviceChat,
    'chat/advice-chat-page',
    async () => (await import('../features/chat/advice-chat-page.tsx')).AdviceChatPage,
  ),
  open(
    paths.assistant,
    'chat/assistant-page',
    async () => (await import('../features/chat/assistant-page.tsx')).AssistantPage,
  ),
  open(
    paths.methods,
    'about/methods-page',
    async () => (await import('../features/about/methods-page.tsx')).MethodsPage,
  ),
  open(
    paths.demo,
    'demo/demo-page',
    async () => (await import('../features/demo/demo-page.tsx')).DemoPage,
  ),
]

const notFound = open(
  '*',
  'home/not-found-page',
  async () => (await import('../features/home/not-found-page.tsx')).NotFoundPage,
)

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

const everyPage = pages.map(({ Page }) => Page.load)

/** Shows the page of the current address inside the frame. */
export function AppRoutes() {
  const texts = commonTexts
  const { pathname } = useLocation()
  useOtherSpellings(pathname)
  useGuestPreparation(everyPage)
  const route = pageAt(pathname)
  return (
    <Layout>
      <PageErrorBoundary key={route.path}>
        <Suspense fallback={<Loading label={texts.loadingPage} />}>
          <route.Page />
        </Suspense>
      </PageErrorBoundary>
    </Layout>
  )
}

/** Puts the right address in the place of another spelling of it. */
function useOtherSpellings(pathname: string): void {
  const navigate = useNavigate()
  const right = redirects[pathname]
  useEffect(() => {
    if (right !== undefined) navigate(right, { replace: true })
  }, [navigate, right])
}

/** Fetches the code of a page before the person is taken there: the old page stays until then. */
function whenFetched(to: string, go: () => void): void {
  // What could not be fetched is tried again, and explained, by the page itself.
  pageAt(new URL(to, window.location.href).pathname).Page.load().then(go, go)
}

/** The pages with everything that moves between them. */
export function App({ path }: { path?: string }) {
  return (
    <Navigation around={whenFetched} {...(path === undefined ? {} : { path })}>
      <AppRoutes />
    </Navigation>
  )
}
