import type { Landing } from '#domain/learning/landing.ts'
import { Audiences } from './Audiences.tsx'
import { Features } from './Features.tsx'
import { Hero } from './Hero.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { Steps } from './Steps.tsx'
import { Testimonials } from './Testimonials.tsx'
import { Waitlist } from './Waitlist.tsx'

/** Static HTML, built from the operator's texts. */
export function LandingPage({ copy }: { copy: Landing }) {
  return (
    <>
      <SiteHeader />
      <main id="main">
        <Hero {...copy.hero} />
        <Features features={copy.features} />
        <Steps steps={copy.steps} />
        <Testimonials testimonials={copy.testimonials} />
        <Audiences audiences={copy.audiences} />
        <Waitlist {...copy.waitlist} />
      </main>
      <SiteFooter />
    </>
  )
}
