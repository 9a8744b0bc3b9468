import { Menu } from '@mantine/core';
import { Link } from 'react-router';
import { usePressed, type MenuProps } from '~/web/ui/on-demand';
import text from '~/web/ui/text.module.css';
import classes from './nav.module.css';

export interface NavItem {
  to: string;
  name: string;
  about: string;
}

export function NavMenu({ button, items }: MenuProps & { items: readonly NavItem[] }) {
  const { opened, setOpened, target } = usePressed(button);
  return (
    <Menu
      withinPortal={false}
      width={360}
      position="bottom-start"
      offset={4}
      trigger="click"
      opened={opened}
      onChange={setOpened}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        {items.map(({ to, name, about }) => (
          <Menu.Item key={to} component={Link} to={to} className={classes.style}>
            <span className={text.strongLine}>{name}</span>
            <span className={text.dimmedLine}>{about}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
