import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { brand } from '#content/brand.yaml';
import { contact } from '#content/contact.yaml';
import { ContactCards } from './contact-cards.tsx';

it('days with other hours and notices stand beside the telephone', () => {
  const markup = renderToStaticMarkup(
    <ContactCards
      words={contact.cards}
      phone={brand.phone}
      email={brand.email.info}
      careersEmail={brand.email.careers}
      location={brand.location}
      hours="Open now"
      notices={['Other hours soon: Thursday 24 December, 9 am to 1 pm.', 'Carers come on every day.']}
    />,
  );
  const [phoneCard = ''] = markup.split('</li>');
  expect(phoneCard).toContain('Other hours soon: Thursday 24 December, 9 am to 1 pm.');
  expect(phoneCard).toContain('Carers come on every day.');
});
