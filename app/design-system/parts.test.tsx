import { House } from 'lucide';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Breadcrumb } from './breadcrumb/breadcrumb.tsx';
import { Button } from './button/button.tsx';
import { ButtonLink } from './button/button-link.tsx';
import { FoldCard } from './card/fold-card.tsx';
import { Dialog } from './dialog/dialog.tsx';
import { ErrorSummary } from './error-summary/error-summary.tsx';
import { FacebookMark } from './icon/brand-icons.tsx';
import { Icon } from './icon/icon.tsx';
import { Logo } from './logo/logo.tsx';
import { Notice } from './notice/notice.tsx';
import { Reveal } from './reveal/reveal.tsx';
import { Section } from './section/section.tsx';
import { Stars } from './stars/stars.tsx';
import { Table } from './table/table.tsx';

const render = (element: React.ReactNode) => renderToStaticMarkup(element);

describe('buttons', () => {
  it('do not submit a form by accident', () => {
    expect(render(<Button>Clear</Button>)).toContain('type="button"');
    expect(render(<Button type="submit">Send</Button>)).toContain('type="submit"');
  });

  it('say that they are busy without losing the focus', () => {
    const html = render(
      <Button pending pendingLabel="Sending…">
        Send
      </Button>,
    );
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toMatch(/ disabled/);
    expect(html).toContain('Sending…');
  });

  it.each(['/contact', '#services', 'tel:+441632960000', 'mailto:a@b.example', 'https://ico.org.uk/'])(
    'link to %s',
    (to) => {
      expect(render(<ButtonLink to={to}>Go</ButtonLink>)).toMatch(
        new RegExp(`href="/?${to.replace(/[+.]/g, '\\$&')}"`),
      );
    },
  );
});

describe('icons', () => {
  it.each([
    ['drawn', House],
    ['brand', FacebookMark],
  ])('are decoration unless they have a label: %s', (_, drawing) => {
    expect(render(<Icon of={drawing} />)).toContain('aria-hidden="true"');
    const labelled = render(<Icon of={drawing} label="Home" />);
    expect(labelled).toContain('role="img"');
    expect(labelled).toContain('aria-label="Home"');
    expect(labelled).not.toContain('aria-hidden');
  });

  it('leave the name of the logo to real text', () => {
    const html = render(<Logo sign={[{ paint: 'tile', path: 'M0,0h48v48z' }]} name="Sample" />);
    expect(html).toMatch(/<svg[^>]*aria-hidden="true"/);
    expect(html).toContain('<span>Sample</span>');
  });
});

it('names a dialog by its title and draws it closed', () => {
  const html = render(
    <Dialog open={false} onClose={() => {}} title="We cover your postcode">
      Good news
    </Dialog>,
  );
  const [, titleId] = html.match(/<dialog[^>]*aria-labelledby="([^"]+)"/) ?? [];
  expect(html).toContain(`<h2 id="${titleId}"`);
  expect(html).not.toMatch(/<dialog[^>]* open/);
});

it('links each error to its field', () => {
  const html = render(
    <ErrorSummary title="There is a problem" errors={[{ field: 'email', message: 'Email is required' }]} />,
  );
  expect(html).toMatch(/<section[^>]* tabindex="-1" aria-labelledby="(.+)-title" aria-describedby="\1-list"/);
  expect(html).toMatch(/<ul id="[^"]+-list">.*<a href="#email">Email is required<\/a>/);
});

describe('notices', () => {
  it('are announced only when they answer somebody', () => {
    expect(render(<Notice>Quiet</Notice>)).not.toContain('role=');
    expect(render(<Notice announce>Sent</Notice>)).toContain('role="status"');
    expect(render(<Notice announce tone="error" title="Failed" />)).toContain('role="alert"');
  });
});

it('says a rating in words', () => {
  expect(render(<Stars rating={5} />)).toContain('aria-label="5 out of 5 stars"');
});

it('names a section by its title, and leaves one without a title unnamed', () => {
  const html = render(<Section title="How it works" />);
  const [, titleId] = html.match(/<section aria-labelledby="([^"]+)"/) ?? [];
  expect(html).toContain(`<h2 id="${titleId}"`);
  expect(render(<Section>Words</Section>)).not.toContain('aria-labelledby');
});

it('hides nothing that is to be revealed before the script says so', () => {
  expect(render(<Reveal>Here</Reveal>)).toContain('data-stage="plain"');
});

it('names the rows and columns of a table', () => {
  const html = render(<Table caption="Kept" columns={['Record', 'For']} rows={[['CCTV', '30 days']]} />);
  expect(html).toContain('<caption>Kept</caption>');
  expect(html).toMatch(/<th scope="col"[^>]*>For<\/th>/);
  expect(html).toMatch(/<th scope="row"[^>]*>CCTV<\/th>/);
});

it('marks where the visitor is', () => {
  const html = render(<Breadcrumb above={[{ label: 'Home', to: '/' }]} current="Careers" />);
  expect(html).toContain('<li aria-current="page">Careers</li>');
});

it('gives each of the eight cards one link', () => {
  const html = render(<FoldCard fold={8} to="/night-care" title="Night Care Services" />);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain('href="/night-care"');
});
