import page from '../made/home.json';
import Home from '../made/home.jsx';
import '../made/home.css';
import { Fonts } from '../parts/fonts.jsx';

export const metadata = { title: page.head.title, description: page.head.description };

export default function Page() {
  return (
    <>
      <Fonts files={page.head.fonts} />
      <Home {...page} />
    </>
  );
}
