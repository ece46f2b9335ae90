import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

import Page from '@site/src/components/Page';
import Section from '@site/src/components/Section';
import {Cards, Pictures, Tables} from './_parts/Content';
import {Buttons, Forms, Navigation} from './_parts/Controls';
import {Colours, Scales, Type} from './_parts/Foundations';
import {Verdicts} from './_parts/Tools';

const PARTS = [
  {id: 'colours', title: 'Colours', Part: Colours},
  {id: 'type', title: 'Type', Part: Type},
  {id: 'scales', title: 'Space, corners, shadows, motion', Part: Scales},
  {id: 'buttons', title: 'Buttons and badges', Part: Buttons},
  {id: 'cards', title: 'Cards, steps and callouts', Part: Cards},
  {id: 'tables', title: 'Tables and figures', Part: Tables},
  {id: 'forms', title: 'Form fields', Part: Forms},
  {id: 'navigation', title: 'Breadcrumbs and tabs', Part: Navigation},
  {id: 'verdicts', title: 'Verdicts of tools', Part: Verdicts},
  {id: 'pictures', title: 'Logo, pictures and schematic screens', Part: Pictures},
] as const;

/** Every part of the design in all of its states, for contributors. Not for visitors. */
export default function Design(): ReactNode {
  return (
    <Page
      title="Design system"
      description="The parts that the pages of this site are made of, in all of their states, for contributors."
      lead="Every part that a page may use, drawn by the same code. Change the scheme in the top bar: light and dark are equals.">
      <Head>
        <meta name="robots" content="noindex, nofollow" />
      </Head>
      {PARTS.map(({id, title, Part}, index) => (
        <Section key={id} id={id} title={title} tone={index % 2 === 0 ? 'plain' : 'tinted'}>
          <Part />
        </Section>
      ))}
    </Page>
  );
}
