import page from '../../made/contact.json';
import Contact from '../../made/contact.jsx';
import '../../made/contact.css';
import { Fonts } from '../../parts/fonts.jsx';

export const metadata = { title: page.head.title, description: page.head.description };

export default function Page() {
  return (
    <>
      <Fonts files={page.head.fonts} />
      <Contact {...page} />
    </>
  );
}
